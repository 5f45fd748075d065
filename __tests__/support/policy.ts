import type { Page } from "@playwright/test";

declare global {
  interface Window {
    violations: string[];
  }
}

/** Records violations of the Content-Security-Policy on all pages opened later. */
export const watchPolicy = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.violations = [];
    document.addEventListener("securitypolicyviolation", (event) => {
      window.violations.push(
        `${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber} ${event.sample}`,
      );
    });
  });

/** The recorded violations on the open page. */
export const violations = (page: Page): Promise<string[]> => page.evaluate(() => window.violations);
