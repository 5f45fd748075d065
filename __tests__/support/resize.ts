import { expect, type Page } from "@playwright/test";
import { drawn } from "./frames";

/** Changes the size of the window, and waits until the page is drawn at it: for a moment it has the styles of the old one. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  const shown = () => page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
  await expect.poll(shown).toEqual(size);
  await drawn(page);
}
