/** What a narrow window must still show whole: figures, bars, words, addresses and the columns of tables. */
import { expect, test, type Page } from "../support/browser-test";
import { builtPages, templateOf } from "../support/pages";
import { inFallbackTypefaces, layOut, openLaidOut } from "../support/typeset";
import { entries, hasTable } from "../support/words";

const pagesOf = (template: string) =>
  builtPages().filter((address) => templateOf(address).endsWith(template));

const calculatorPages = () => pagesOf("templates-calculator-tsx");

const pagesWithFigures = ["/", "/case-studies/", "/services/", "/about/"];

for (const width of [320, 390])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test("the figures of a row are larger than text, and what they measure can be read", async ({
      page,
    }) => {
      let found = 0;
      for (const address of pagesWithFigures) {
        await openLaidOut(page, address);
        const sizes = await page.locator(".stats li").evaluateAll((items) =>
          items.map((item) => {
            const [figure, label] = [
              item.querySelector("strong"),
              item.querySelector("strong ~ *"),
            ];
            const sizeOf = (element: Element | null) =>
              element ? parseFloat(getComputedStyle(element).fontSize) : 0;
            return { text: item.textContent, figure: sizeOf(figure), label: sizeOf(label) };
          }),
        );
        expect(sizes.filter(({ figure, label }) => figure < 20 || label < 14)).toEqual([]);
        found += sizes.length;
      }
      expect(found).toBeGreaterThan(0);
    });

    test("the bars of a bridge have the width of its table", async ({ page }) => {
      let found = 0;
      for (const address of ["/", "/resources/audit/", ...calculatorPages()]) {
        await openLaidOut(page, address);
        const shares = await page
          .locator("main figure td[aria-hidden]")
          .evaluateAll((cells) =>
            cells.map(
              (cell) =>
                cell.getBoundingClientRect().width /
                (cell.closest("table")?.getBoundingClientRect().width ?? 1),
            ),
          );
        expect(Math.min(1, ...shares), address).toBeGreaterThan(0.95);
        found += shares.length;
      }
      expect(found).toBeGreaterThan(0);
    });

    test("no word of a row's name in a calculator is broken", async ({ page }) => {
      const addresses = calculatorPages();
      test.skip(addresses.length === 0, "The site has no calculator.");
      let found = 0;
      for (const address of addresses) {
        await openLaidOut(page, address);
        const words = await page.locator("main figure th").evaluateAll((names) =>
          names.flatMap((name) => {
            const walker = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
            const range = document.createRange();
            const lines: { word: string; lines: number }[] = [];
            for (let node = walker.nextNode(); node; node = walker.nextNode())
              for (const word of (node.textContent ?? "").matchAll(/[\p{L}\d]+/gu)) {
                range.setStart(node, word.index);
                range.setEnd(node, word.index + word[0].length);
                lines.push({ word: word[0], lines: range.getClientRects().length });
              }
            return lines;
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

    test("an email address is on one line", async ({ page }) => {
      let found = 0;
      for (const address of ["/contact/", "/legal/"]) {
        await openLaidOut(page, address);
        const lines = await page
          .locator('main dl a[href^="mailto:"]')
          .evaluateAll((links) => links.map((link) => link.getClientRects().length));
        expect(lines, address).toEqual(lines.map(() => 1));
        found += lines.length;
      }
      expect(found).toBeGreaterThan(0);
    });

    test("a table of words has no column out of sight", async ({ page }) => {
      test.skip(!entries("LegalDocument").some(hasTable), "No legal text has a table.");
      let found = 0;
      for (const address of pagesOf("templates-legal-document-tsx")) {
        await openLaidOut(page, address);
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
  });

/** How many figures the page has, and which of them take more than one line. */
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

/** Asks of every page with figures that each is whole. */
async function expectWhole(page: Page, open: (address: string) => Promise<void>): Promise<void> {
  let found = 0;
  for (const address of pagesWithFigures) {
    await open(address);
    const { count, broken } = await figuresOf(page);
    expect(broken, address).toEqual([]);
    found += count;
  }
  expect(found).toBeGreaterThan(0);
}

for (const width of [320, 360, 390])
  test(`every figure of a row is whole at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await expectWhole(page, (address) => openLaidOut(page, address));
  });

for (const width of [320, 768])
  test(`every figure of a row is whole at ${width} px in a fallback typeface`, async ({ page }) => {
    await inFallbackTypefaces(page);
    await page.setViewportSize({ width, height: 700 });
    await expectWhole(page, async (address) => {
      await page.goto(address);
      await layOut(page);
    });
  });

test("two sections of plain paper have a line between them", async ({ page }) => {
  const addresses = pagesOf("templates-tool-tsx");
  test.skip(addresses.length === 0, "Every tool runs on its own page.");
  const between = 'section[data-ground="paper"] + section[data-ground="paper"]';
  let found = 0;
  for (const address of addresses) {
    await page.goto(address);
    const lines = await page
      .locator(between)
      .evaluateAll((sections) => sections.map((each) => getComputedStyle(each).borderTopWidth));
    expect(lines, address).toEqual(lines.map(() => "1px"));
    found += lines.length;
  }
  expect(found).toBeGreaterThan(0);
});
