import type { Page, Route } from "@playwright/test";

/**
 * Holds the requests of a page for some addresses back, as a slow connection does.
 * @param answer what happens to them in the end; without it, they are let through
 * @returns a function that ends the wait
 */
export async function holdRequests(
  page: Page,
  addresses: string,
  answer = (route: Route) => route.continue(),
): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await held;
    await answer(route);
  });
  return () => release();
}

export const holdScripts = (page: Page): Promise<() => void> => holdRequests(page, "**/*.js");
