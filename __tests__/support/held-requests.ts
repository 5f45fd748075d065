import type { Page } from "@playwright/test";

/**
 * Holds the requests of a page for some addresses back, as a slow connection does.
 * @returns a function that lets them through
 */
export async function holdRequests(page: Page, addresses: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

export const holdScripts = (page: Page): Promise<() => void> => holdRequests(page, "**/*.js");
