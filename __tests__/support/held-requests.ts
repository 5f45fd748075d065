import type { Page, Route } from "@playwright/test";

/**
 * Holds the requests of a page for some addresses back, as a slow connection does.
 * @param answer what becomes of them then
 * @returns a function that lets them through
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
