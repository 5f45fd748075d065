/** Lines of text that are read with ease, and figures and words that no narrow window breaks. */
import { expect, test, type Page } from "../support/browser-test";
import { builtPages, templateOf } from "../support/pages";
import { openTypeset } from "../support/typeset";

/** The most characters of a line, on an average over a paragraph: 68, and some more where letters are narrow. */
const mostCharacters = 76;

/** Paragraphs of the main part with at least this many lines have an average worth looking at. */
const fewestLines = 3;

const tooWide = (page: Page) =>
  page.evaluate(
    ([most, fewest]) =>
      [...document.querySelectorAll<HTMLElement>("main article p, main dl p, main details p")]
        .map((paragraph) => {
          const range = document.createRange();
          range.selectNodeContents(paragraph);
          const height = parseFloat(getComputedStyle(paragraph).lineHeight);
          const lines = Math.round(range.getBoundingClientRect().height / height);
          const text = paragraph.textContent.trim();
          return { text, lines, average: text.length / lines };
        })
        .filter(({ lines, average }) => lines >= fewest && average > most)
        .map(({ text, average }) => `${Math.round(average)}: ${text.slice(0, 60)}`),
    [mostCharacters, fewestLines] as const,
  );

test("a line of a long text has some 68 characters", async ({ page }) => {
  const texts = ["blog-post", "guide", "legal-document"];
  const addresses = texts.map((template) =>
    builtPages().find((address) => templateOf(address).endsWith(`templates-${template}-tsx`)),
  );
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const address of addresses.filter((each) => each !== undefined)) {
    await openTypeset(page, address);
    expect(await tooWide(page), address).toEqual([]);
  }
});

/** The figures that take more than one line. */
const broken = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(".stats strong")]
      .filter((figure) => {
        const range = document.createRange();
        range.selectNodeContents(figure);
        const { fontSize } = getComputedStyle(figure);
        return (
          range.getBoundingClientRect().height > 1.8 * parseFloat(fontSize) ||
          figure.scrollWidth > figure.clientWidth + 1
        );
      })
      .map((figure) => figure.textContent),
  );

const addresses = ["/", "/case-studies/", "/services/", "/about/"];

for (const width of [320, 360, 390])
  test(`every figure of a row is whole at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    for (const address of addresses) {
      await openTypeset(page, address);
      await page.addStyleTag({ content: ".later { content-visibility: visible !important; }" });
      expect(await broken(page), address).toEqual([]);
    }
  });

for (const width of [320, 768])
  test(`every figure of a row is whole at ${width} px in a fallback typeface`, async ({ page }) => {
    await page.route("**/*.woff2", (route) => route.abort());
    await page.setViewportSize({ width, height: 700 });
    for (const address of addresses) {
      await page.goto(address);
      await page.addStyleTag({ content: ".later { content-visibility: visible !important; }" });
      expect(await broken(page), address).toEqual([]);
    }
  });

/** The tables that are wider than their place, and what is wrong with their edges once they are scrolled. */
const cutTables = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(".table-scroll")]
      .filter((region) => region.scrollWidth > region.clientWidth)
      .map((region) => {
        const name = region.querySelector("tbody td");
        const place = name?.getBoundingClientRect().left;
        const fades = getComputedStyle(region).maskImage !== "none";
        region.scrollLeft = region.scrollWidth;
        const keepsNames = name?.getBoundingClientRect().left === place;
        return { name: region.ariaLabel, fades, keepsNames };
      }),
  );

test("a table that is cut off fades at its edge and keeps the names of its rows in sight", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const addresses = builtPages().filter((address) =>
    /templates-(blog-post|guide)-tsx$/.test(templateOf(address)),
  );
  for (const address of addresses) {
    await openTypeset(page, address);
    const cut = await cutTables(page);
    expect(cut, address).toEqual(cut.map(({ name }) => ({ name, fades: true, keepsNames: true })));
  }
});
