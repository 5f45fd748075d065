import type { Page } from "@playwright/test";

declare global {
  interface Window {
    violations: string[];
  }
}

/** Writes down what the Content-Security-Policy stops, on every page that is opened from now on. */
export const watchPolicy = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.violations = [];
    document.addEventListener("securitypolicyviolation", (event) => {
      window.violations.push(
        `${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber} ${event.sample}`,
      );
    });
  });

/** What the policy has stopped on the page that is open. */
export const violations = (page: Page): Promise<string[]> => page.evaluate(() => window.violations);
