import { expect, type Page } from "@playwright/test";

/** Opens a page in its own typefaces. */
export async function openTypeset(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator("body")).toBeVisible();
}

/** Lays out every section of the page that is open, also those below the first screen. */
export const layOut = (page: Page) =>
  page.addStyleTag({ content: ".deferred { content-visibility: visible !important; }" });

/** Opens a page in its own typefaces, with every section laid out. */
export async function openLaidOut(page: Page, address: string): Promise<void> {
  await openTypeset(page, address);
  await layOut(page);
}

/** Lets none of the site's typefaces come: every load of a page is set in the fallbacks, and has the same lengths. */
export const inFallbackTypefaces = (page: Page): Promise<unknown> =>
  page.route("**/*.woff2", (route) => route.abort());
