import { expect, type Page } from "@playwright/test";
import { wholeAttribute } from "../../src/lib/deferred";
import { typefacesFile } from "../../src/theme/typefaces/families";

/** Opens a page, and waits for its typefaces. The body is hidden until then. */
export async function openTypeset(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator("body")).toBeVisible();
}

/** Shows all sections of the open page, including deferred ones. */
export const layOut = (page: Page) =>
  page.evaluate((whole) => document.documentElement.setAttribute(whole, ""), wholeAttribute);

/** Opens a page, waits for its typefaces, and lays out all sections. */
export async function openLaidOut(page: Page, address: string): Promise<void> {
  await openTypeset(page, address);
  await layOut(page);
}

/** Blocks the typefaces, so that every load of a page uses the fallback fonts and has the same height. */
export const inFallbackTypefaces = (page: Page): Promise<unknown> =>
  page.route(`**/${typefacesFile}*`, (route) => route.abort());
