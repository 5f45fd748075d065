import type { Page } from "@playwright/test";

/** Opens a page and waits until its script has taken over: only then is a theme marked as chosen. */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page
    .locator('[aria-label="Theme"] [aria-pressed="true"]')
    .first()
    .waitFor({ state: "attached" });
}
