import type { Page } from "@playwright/test";
import { quiet } from "./quiet";

/**
 * Scrolls a page to its end and back, so that lazy content loads. IntersectionObservers report after a frame; a headless
 * browser may not draw one for a while, so the wait for a frame ends after 100 ms.
 */
export async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const atMost = (milliseconds: number) =>
      new Promise((resolve) => setTimeout(resolve, milliseconds));
    const frame = () => Promise.race([new Promise(requestAnimationFrame), atMost(100)]);
    await Promise.race([document.fonts.ready, atMost(5000)]);
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight * 0.8) {
      window.scrollTo(0, y);
      for (let count = 0; count < 3; count += 1) await frame();
    }
  });
  await quiet(page);
  await page.evaluate(() => window.scrollTo(0, 0));
}
