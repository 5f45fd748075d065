import { expect, type Page } from "@playwright/test";
import { typefacesFile } from "../../src/theme/typefaces/families";

/** Opens a page, and waits for its typefaces. The body is hidden until then. */
export async function openTypeset(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator("body")).toBeVisible();
}

/** Lays out all sections of the open page, including deferred ones. */
export const layOut = (page: Page) =>
  page.addStyleTag({ content: ".deferred { content-visibility: visible !important; }" });

/** Opens a page, waits for its typefaces, and lays out all sections. */
export async function openLaidOut(page: Page, address: string): Promise<void> {
  await openTypeset(page, address);
  await layOut(page);
}

/** Blocks the typefaces, so that every load of a page uses the fallback fonts and has the same height. */
export const inFallbackTypefaces = (page: Page): Promise<unknown> =>
  page.route(`**/${typefacesFile}*`, (route) => route.abort());
