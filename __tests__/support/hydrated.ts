import type { Page } from "@playwright/test";

/** Waits until a page's script has taken over: only then is a theme marked as chosen. */
export const hydrated = (page: Page): Promise<void> =>
  page.locator('[aria-label="Theme"] [aria-pressed="true"]').first().waitFor({ state: "attached" });

/** Opens a page and waits until its script has taken over. */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}
