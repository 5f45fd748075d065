import type { Page } from "@playwright/test";

/** Waits until React has hydrated the page. */
export const hydrated = (page: Page): Promise<void> =>
  page.locator("html[data-hydrated]").waitFor({ state: "attached" });

/** Makes the first interaction, which starts the page's scripts: a move of the pointer over no control. */
export const interact = (page: Page): Promise<void> => page.dispatchEvent("html", "pointermove");

/** Opens a page, interacts with it and waits until it is hydrated. */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await interact(page);
  await hydrated(page);
}
