import { expect, type Page } from "@playwright/test";
import { typefacesFile } from "../../src/theme/typefaces/families";

/** Opens a page, and waits for its typefaces. The body is hidden until then. */
export async function openWithTypefaces(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator("body")).toBeVisible();
}

/** Blocks the typefaces, so that every load of a page uses the fallback fonts and has the same height. */
export const inFallbackTypefaces = (page: Page): Promise<unknown> =>
  page.route(`**/${typefacesFile}*`, (route) => route.abort());
