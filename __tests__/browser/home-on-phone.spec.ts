/** The home page: its length, and its disclosures, which work without JavaScript. */
import { expect, test } from "../support/browser-test";
import { given } from "../support/given";
import { integrations } from "../support/words";

test.use({
  viewport: { width: 390, height: 844 },
  javaScriptEnabled: false,
  contextOptions: { reducedMotion: "reduce" },
});

/** The most windows that the page may be high without scripts: about 9 and 12 as it is, the rest for an editor's words. */
for (const [width, height, most] of [
  [1440, 900, 10],
  [390, 844, 14],
] as const)
  test(`at ${width} px, the home page is at most ${most} windows high @first`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/");
    const length = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(length / height).toBeLessThan(most);
  });

test("a checkbox shows the descriptions of the tools", async ({ page }) => {
  const tool = given(integrations()[0]);
  await page.goto("/");
  const list = page.locator("main .integrations");
  const description = list.getByText(tool.description, { exact: true });
  await expect(description).toBeHidden();
  await page.getByLabel(WORDS.integrations.more).check();
  await expect(description).toBeVisible();
});
