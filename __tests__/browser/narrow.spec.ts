/** Figures, words and tables in a window 320 px wide. */
import { expect, test, type Page } from "../support/browser-test";
import { builtPages, templateOf } from "../support/pages";
import { showAllSections } from "../support/deferred-sections";
import { inFallbackTypefaces, openWithTypefaces } from "../support/typefaces";
import { entries, hasTable } from "../support/words";

const pagesOf = (template: string) =>
  builtPages().filter((address) => templateOf(address) === template);

test.use({ viewport: { width: 320, height: 844 } });

/** The parts of texts that a selector finds: whole texts or their words, each with its lines and whether it is cut off. */
const partsOf = (page: Page, selector: string, pattern: string) =>
  page.locator(selector).evaluateAll(
    (elements, source) =>
      elements.flatMap((element) => {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        const isCut = element.scrollWidth > element.clientWidth + 1;
        const parts: { text: string; lines: number; isCut: boolean }[] = [];
        for (let node = walker.nextNode(); node; node = walker.nextNode())
          for (const found of (node.textContent ?? "").matchAll(new RegExp(source, "gu"))) {
            range.setStart(node, found.index);
            range.setEnd(node, found.index + found[0].length);
            parts.push({ text: found[0], lines: range.getClientRects().length, isCut });
          }
        return parts;
      }),
    pattern,
  );

const cases: [what: string, addresses: () => string[], selector: string, pattern: string][] = [
  [
    "words in the charts of calculators",
    () => pagesOf("calculator"),
    "main figure th",
    "[\\p{L}\\d]+",
  ],
  ["figures", () => ["/", "/case-studies/", "/services/", "/about/"], ".stats strong", ".+"],
];

for (const [what, addresses, selector, pattern] of cases)
  test(`${what} neither wrap nor are cut off in the fallback fonts`, async ({ page }) => {
    test.skip(addresses().length === 0, "The site has no such page.");
    await inFallbackTypefaces(page);
    let found = 0;
    for (const address of addresses()) {
      await page.goto(address);
      await showAllSections(page);
      const parts = await partsOf(page, selector, pattern);
      expect(
        parts.filter(({ lines, isCut }) => lines > 1 || isCut),
        address,
      ).toEqual([]);
      found += parts.length;
    }
    expect(found).toBeGreaterThan(0);
  });

test("tables without numbers in legal texts are not cut off", async ({ page }) => {
  test.skip(!entries("LegalDocument").some(hasTable), "No legal text has a table.");
  let found = 0;
  for (const address of pagesOf("legal-document")) {
    await openWithTypefaces(page, address);
    await showAllSections(page);
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
