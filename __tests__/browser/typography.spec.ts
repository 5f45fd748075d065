/** Lines of text that are read with ease, and tables that are read where they are cut off. */
import { expect, test, type Page } from "../support/browser-test";
import { drawn } from "../support/frames";
import { giveSign } from "../support/hydrated";
import { laidOut } from "../support/laid-out";
import { builtPages, templateOf } from "../support/pages";
import { openTypeset } from "../support/typeset";
import { entries, hasTable } from "../support/words";

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

/** The tables of the page: which are wider than their place, and how these look once they are scrolled. */
const tablesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(".table-scroll")].map((region) => {
      const isCut = region.scrollWidth > region.clientWidth;
      const name = region.querySelector("tbody td");
      const place = name?.getBoundingClientRect().left;
      const fades = getComputedStyle(region).maskImage !== "none";
      region.scrollLeft = region.scrollWidth;
      const keepsNames = name?.getBoundingClientRect().left === place;
      return { name: region.ariaLabel, isCut, fades, keepsNames };
    }),
  );

test("a table that is cut off fades at its edge and keeps the names of its rows in sight", async ({
  page,
}) => {
  const texts = [...entries("BlogPost"), ...entries("Guide")];
  test.skip(!texts.some(hasTable), "No article or guide has a table.");
  await page.setViewportSize({ width: 320, height: 700 });
  const addresses = builtPages().filter((address) =>
    /templates-(blog-post|guide)-tsx$/.test(templateOf(address)),
  );
  let found = 0;
  let cut = 0;
  for (const address of addresses) {
    await openTypeset(page, address);
    // The fade follows a scroll, of which a table that has just been laid out knows from the next frame on.
    await giveSign(page);
    await laidOut(page);
    await drawn(page);
    const tables = await tablesOf(page);
    const wide = tables.filter(({ isCut }) => isCut);
    expect(
      wide.filter(({ fades, keepsNames }) => !fades || !keepsNames),
      address,
    ).toEqual([]);
    found += tables.length;
    cut += wide.length;
  }
  expect(found).toBeGreaterThan(0);
  test.skip(cut === 0, "Every table fits the window.");
});
