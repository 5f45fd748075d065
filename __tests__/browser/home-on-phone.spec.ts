/** The disclosures of the home page on a phone, which work without JavaScript. */
import { expect, test } from "../support/browser-test";
import { given } from "../support/given";
import { integrations, services, teasers } from "../support/words";

test.use({
  viewport: { width: 390, height: 844 },
  javaScriptEnabled: false,
  contextOptions: { reducedMotion: "reduce" },
});

test("on a phone disclosures show the features and the results", async ({ page }) => {
  await page.goto("/");
  const [service] = services();
  const row = page.locator("main .services > li").first();
  const feature = row.getByText(service.features[0] ?? "", { exact: true });
  await expect(feature).toBeHidden();
  await row.getByText(WORDS.services.more).click();
  await expect(feature).toBeVisible();
  const { results } = given(teasers()[0]);
  const card = page.locator("main .teasers > li").first();
  const result = card.getByText(results[0] ?? "", { exact: true });
  await expect(result).toBeHidden();
  await card.getByText(WORDS.cases.changed).click();
  await expect(result).toBeVisible();
});

test("on a phone a checkbox shows the descriptions of the tools", async ({ page }) => {
  const tool = given(integrations()[0]);
  await page.goto("/");
  const list = page.locator("main .integrations");
  const description = list.getByText(tool.description, { exact: true });
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
