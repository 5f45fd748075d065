import { expect, type Page } from "@playwright/test";

/**
 * Opens a page in its own typefaces. A typeface that comes late does not show on the page that is open, so the page is
 * opened again until the browser has it in time.
 */
export async function openTypeset(page: Page, address: string): Promise<void> {
  await expect(async () => {
    await page.goto(address);
    const shown = await page.evaluate(async () => {
      await document.fonts.ready;
      const context = document.createElement("canvas").getContext("2d");
      if (!context) return false;
      const width = (font: string) => {
        context.font = `100px ${font}`;
        return context.measureText("iiiiiiiiii").width;
      };
      const faces = [document.querySelector("h1"), document.body].map((element) =>
        element ? getComputedStyle(element).fontFamily.split(",")[0] : undefined,
      );
      // No narrow letter of a text face is as wide as a monospaced one.
      return faces.every((face) => width(`${face}, monospace`) !== width("monospace"));
    });
    expect(shown).toBe(true);
  }).toPass();
}

/** Lays out every section of the page that is open, also those below the first screen. */
export const layOut = (page: Page) =>
  page.addStyleTag({ content: ".later { content-visibility: visible !important; }" });

/** Opens a page in its own typefaces, with every section laid out. */
export async function openLaidOut(page: Page, address: string): Promise<void> {
  await openTypeset(page, address);
  await layOut(page);
}

/** Lets none of the site's typefaces come: every load of a page is set in the fallbacks, and has the same lengths. */
export const inFallbackTypefaces = (page: Page): Promise<unknown> =>
  page.route("**/*.woff2", (route) => route.abort());
