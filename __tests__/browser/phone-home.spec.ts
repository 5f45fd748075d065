/** The home page on a phone: its length, and what it shows on request, with script and without. */
import { expect, test } from "../support/browser-test";
import { giveSign } from "../support/hydrated";
import { laidOut } from "../support/laid-out";
import { all } from "../support/content-files";
import { openTypeset } from "../support/typeset";
import {
  entries,
  integrations,
  navigation,
  page as words,
  services,
  teasers,
} from "../support/words";

const phone = { width: 390, height: 844 };
test.use({ viewport: phone, contextOptions: { reducedMotion: "reduce" } });

/**
 * How long the page may be, in pixels: what its sections, the form and the footer take beside their texts, a share
 * for each entry, and the lines of the texts that are shown. With the entries of the first edition it is 18 screens.
 */
const allowance = (characters: number): number =>
  4_663 +
  40 * words("home").hero.claims.length +
  62 * all("Value").length +
  84 * all("ProcessStep").length +
  5 * all("PathStep").length +
  24 * navigation().footer.columns.flatMap(({ links }) => links).length +
  95 * services().length +
  130 * teasers().length +
  14 * integrations().length +
  90 * Math.min(entries("BlogPost").length, words("home").blog.posts.length) +
  0.66 * characters;

test("it is no longer than its entries and texts need", async ({ page }) => {
  await openTypeset(page, "/");
  await giveSign(page);
  await laidOut(page);
  const { length, characters } = await page.evaluate(() => ({
    length: document.documentElement.scrollHeight,
    characters: document.body.innerText.length,
  }));
  expect(length).toBeLessThanOrEqual(allowance(characters));
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("features of a service and results of a case study are shown on request", async ({
      page,
    }) => {
      await page.goto("/");
      const [service] = services();
      const row = page.locator("main .services > li").first();
      const feature = row.getByText(service.features[0] ?? "", { exact: true });
      await expect(feature).toBeHidden();
      await row.getByText(words("services").featuresLabel).click();
      await expect(feature).toBeVisible();
      const [teaser] = teasers();
      test.skip(!teaser, "The home page tells of no case study.");
      const card = page.locator("main .teasers > li").first();
      const result = card.getByText(teaser?.results[0] ?? "", { exact: true });
      await expect(result).toBeHidden();
      await card.getByText(words("home").cases.moreLabel).click();
      await expect(result).toBeVisible();
    });

    test("what we do with each tool is shown on request", async ({ page }) => {
      const [tool] = integrations();
      test.skip(!tool, "The home page lists no tool.");
      await page.goto("/");
      const description = page
        .locator("main .integrations")
        .getByText(tool?.description ?? "", { exact: true });
      await expect(description).toBeHidden();
      const more = page.getByLabel(words("home").integrations.moreLabel);
      // WCAG 2.5.8.
      expect((await more.boundingBox())?.width).toBeGreaterThanOrEqual(24);
      await more.check();
      await expect(description).toBeVisible();
    });
  });

test("a wide window shows all of it, and nothing to open", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/");
  const [service] = services();
  const row = page.locator("main .services > li").first();
  await expect(row.getByText(service.features[0] ?? "", { exact: true })).toBeVisible();
  await expect(row.getByText(words("services").featuresLabel)).toBeHidden();
  await expect(page.getByLabel(words("home").integrations.moreLabel)).toBeHidden();
});
