import type { Page } from "@playwright/test";

/** Goes down a page as a reader does and comes back, so that whatever loads on the way has loaded. */
export async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight * 0.8) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  });
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => window.scrollTo(0, 0));
}
