import { expect, type Page } from "@playwright/test";

/** Resizes the window, and waits until the page and its media queries have the new size. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await expect
    .poll(() =>
      page.evaluate(({ width, height }) => {
        const styled = matchMedia(`(width: ${width}px) and (height: ${height}px)`).matches;
        return styled && innerWidth === width && innerHeight === height;
      }, size),
    )
    .toBe(true);
}
