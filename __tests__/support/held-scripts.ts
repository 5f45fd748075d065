import type { Page } from "@playwright/test";

/**
 * Holds a page's scripts back, as a slow connection does.
 * @returns a function that lets them through
 */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/*.js", async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}
