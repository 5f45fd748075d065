/** The disclosures of the home page on a phone, which work without JavaScript. */
import { expect, test } from "../support/browser-test";
import { integrations, services, teasers } from "../support/words";

test.use({
  viewport: { width: 390, height: 844 },
  javaScriptEnabled: false,
  contextOptions: { reducedMotion: "reduce" },
});

test("on a phone a disclosure shows the features of a service, and another the results of a case study", async ({
  page,
}) => {
  await page.goto("/");
  const [service] = services();
  const row = page.locator("main .services > li").first();
  const feature = row.getByText(service.features[0] ?? "", { exact: true });
  await expect(feature).toBeHidden();
  await row.getByText(WORDS.services.more).click();
  await expect(feature).toBeVisible();
  const [teaser] = teasers();
  test.skip(!teaser, "The home page has no teasers.");
  const card = page.locator("main .teasers > li").first();
  const result = card.getByText(teaser?.results[0] ?? "", { exact: true });
  await expect(result).toBeHidden();
  await card.getByText(WORDS.cases.changed).click();
  await expect(result).toBeVisible();
});

test("on a phone a checkbox shows the descriptions of the tools", async ({ page }) => {
  const [tool] = integrations();
  test.skip(!tool, "The home page lists no tool.");
  await page.goto("/");
  const description = page
    .locator("main .integrations")
    .getByText(tool?.description ?? "", { exact: true });
  await expect(description).toBeHidden();
  const more = page.getByLabel(WORDS.integrations.more);
  await more.check();
  await expect(description).toBeVisible();
});

test("a wide window shows the features, and no disclosure", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/");
  const [service] = services();
  const row = page.locator("main .services > li").first();
  await expect(row.getByText(service.features[0] ?? "", { exact: true })).toBeVisible();
  await expect(row.getByText(WORDS.services.more)).toBeHidden();
  await expect(page.getByLabel(WORDS.integrations.more)).toBeHidden();
});
