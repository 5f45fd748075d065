import type { Page } from "@playwright/test";

/** Waits until React has hydrated the page. Only a hydrated theme control has a button with `aria-pressed="true"`. */
export const hydrated = (page: Page): Promise<void> =>
  page.locator('[aria-label="Theme"] [aria-pressed="true"]').first().waitFor({ state: "attached" });

/** Makes the first interaction, which starts the page's scripts: the pointer moves where nothing is. */
export const interact = (page: Page): Promise<void> => page.dispatchEvent("html", "pointermove");

/** Opens a page, interacts with it and waits until the page's script has taken over. */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await interact(page);
  await hydrated(page);
}
