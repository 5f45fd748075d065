import type { Page } from "@playwright/test";

/** Waits until React has hydrated the page. Only then is a button of the theme control pressed. */
export const hydrated = (page: Page): Promise<void> =>
  page.locator('[aria-label="Theme"] [aria-pressed="true"]').first().waitFor({ state: "attached" });

/** Gives the first sign of a visitor, which starts the page's scripts: the pointer moves where nothing is. */
export const giveSign = (page: Page): Promise<void> => page.dispatchEvent("html", "pointermove");

/** Opens a page, gives a sign of a visitor and waits until the page's script has taken over. */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await giveSign(page);
  await hydrated(page);
}
