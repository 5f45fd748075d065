/** What a narrow phone must still show whole: figures, bars, words, addresses and the columns of tables. */
import { expect, test, type Page } from "../support/browser-test";
import { builtPages, templateOf } from "../support/pages";
import { openTypeset } from "../support/typeset";

const widths = [320, 390];

/** Opens a page in its typefaces, with every section laid out. */
async function open(page: Page, address: string): Promise<void> {
  await openTypeset(page, address);
  await page.addStyleTag({ content: ".later { content-visibility: visible !important; }" });
}

const pagesOf = (template: string) =>
  builtPages().filter((address) => templateOf(address).endsWith(template));

for (const width of widths)
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test("the figures of a row are larger than text, and what they measure can be read", async ({
      page,
    }) => {
      for (const address of ["/", "/case-studies/", "/services/", "/about/"]) {
        await open(page, address);
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
      }
    });

    test("the bars of a bridge have the width of its table", async ({ page }) => {
      for (const address of ["/", "/resources/audit/", ...pagesOf("templates-calculator-tsx")]) {
        await open(page, address);
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
      }
    });

    test("no word of a row's name in a calculator is broken", async ({ page }) => {
      for (const address of pagesOf("templates-calculator-tsx")) {
        await open(page, address);
        const broken = await page.locator("main figure th").evaluateAll((names) =>
          names.flatMap((name) => {
            const walker = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
            const range = document.createRange();
            const found: string[] = [];
            for (let node = walker.nextNode(); node; node = walker.nextNode())
              for (const word of (node.textContent ?? "").matchAll(/[\p{L}\d]+/gu)) {
                range.setStart(node, word.index);
                range.setEnd(node, word.index + word[0].length);
                if (range.getClientRects().length > 1) found.push(word[0]);
              }
            return found;
          }),
        );
        expect(broken, address).toEqual([]);
      }
    });

    test("an email address is on one line", async ({ page }) => {
      for (const address of ["/contact/", "/legal/"]) {
        await open(page, address);
        const lines = await page
          .locator('main dl a[href^="mailto:"]')
          .evaluateAll((links) => links.map((link) => link.getClientRects().length));
        expect(lines, address).toEqual(lines.map(() => 1));
      }
    });

    test("a table of words has no column out of sight", async ({ page }) => {
      for (const address of pagesOf("templates-legal-document-tsx")) {
        await open(page, address);
        const cut = await page.locator(".table-scroll").evaluateAll((frames) =>
          frames
            .filter((frame) => !frame.querySelector(".align-right"))
            .filter((frame) => {
              const columns = frame.querySelectorAll("thead th").length;
              return columns !== 3 || frame.querySelector(".stacked");
            })
            .filter((frame) => frame.scrollWidth > frame.clientWidth)
            .map((frame) => frame.textContent),
        );
        expect(cut, address).toEqual([]);
      }
    });
  });

test("two sections of plain paper have a line between them", async ({ page }) => {
  const between = 'section[data-ground="paper"] + section[data-ground="paper"]';
  for (const address of pagesOf("templates-tool-tsx")) {
    await page.goto(address);
    const lines = await page
      .locator(between)
      .evaluateAll((sections) => sections.map((each) => getComputedStyle(each).borderTopWidth));
    expect(lines, address).toEqual(lines.map(() => "1px"));
  }
});
