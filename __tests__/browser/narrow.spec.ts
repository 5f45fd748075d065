/** Figures, words and tables in a window 320 px wide. */
import { expect, test, type Page } from "../support/browser-test";
import { builtPages, templateOf } from "../support/pages";
import { showAllSections } from "../support/deferred-sections";
import { inFallbackTypefaces, openWithTypefaces } from "../support/typefaces";
import { entries, hasTable } from "../support/words";

/** Opens a page with its typefaces and all its sections. */
async function openWhole(page: Page, address: string): Promise<void> {
  await openWithTypefaces(page, address);
  await showAllSections(page);
}

const pagesOf = (template: string) =>
  builtPages().filter((address) => templateOf(address) === template);

const calculatorPages = () => pagesOf("calculator");

const pagesWithFigures = ["/", "/case-studies/", "/services/", "/about/"];

test.use({ viewport: { width: 320, height: 844 } });

test("the charts of calculators break no word in their row labels", async ({ page }) => {
  const addresses = calculatorPages();
  test.skip(addresses.length === 0, "The site has no calculator.");
  let found = 0;
  for (const address of addresses) {
    await openWhole(page, address);
    const words = await page.locator("main figure th").evaluateAll((names) =>
      names.flatMap((name) => {
        const walker = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        const measured: { word: string; lines: number }[] = [];
        for (let node = walker.nextNode(); node; node = walker.nextNode())
          for (const word of (node.textContent ?? "").matchAll(/[\p{L}\d]+/gu)) {
            range.setStart(node, word.index);
            range.setEnd(node, word.index + word[0].length);
            measured.push({ word: word[0], lines: range.getClientRects().length });
          }
        return measured;
      }),
    );
    expect(
      words.filter(({ lines }) => lines > 1),
      address,
    ).toEqual([]);
    found += words.length;
  }
  expect(found).toBeGreaterThan(0);
});

test("tables without numbers in legal texts are not cut off", async ({ page }) => {
  test.skip(!entries("LegalDocument").some(hasTable), "No legal text has a table.");
  let found = 0;
  for (const address of pagesOf("legal-document")) {
    await openWhole(page, address);
    const tables = await page.locator(".table-scroll").evaluateAll((frames) =>
      frames.map((frame) => ({
        text: frame.textContent,
        isOfWords: !frame.querySelector(".align-right"),
        isCut: frame.scrollWidth > frame.clientWidth,
      })),
    );
    expect(
      tables.filter(({ isOfWords, isCut }) => isOfWords && isCut),
      address,
    ).toEqual([]);
    found += tables.length;
  }
  expect(found).toBeGreaterThan(0);
});

/** The number of figures on the page, and those that wrap or are cut off. */
const figuresOf = (page: Page) =>
  page.evaluate(() => {
    const figures = [...document.querySelectorAll<HTMLElement>(".stats strong")];
    const broken = figures.filter((figure) => {
      const range = document.createRange();
      range.selectNodeContents(figure);
      const { fontSize } = getComputedStyle(figure);
      return (
        range.getBoundingClientRect().height > 1.8 * parseFloat(fontSize) ||
        figure.scrollWidth > figure.clientWidth + 1
      );
    });
    return { count: figures.length, broken: broken.map((figure) => figure.textContent) };
  });

test("figures neither wrap nor are cut off in the fallback fonts", async ({ page }) => {
  await inFallbackTypefaces(page);
  let found = 0;
  for (const address of pagesWithFigures) {
    await page.goto(address);
    await showAllSections(page);
    const { count, broken } = await figuresOf(page);
    expect(broken, address).toEqual([]);
    found += count;
  }
  expect(found).toBeGreaterThan(0);
});
