/** The Content-Security-Policy: it blocks what it should, and the site works with it. */
import { expect, test } from "../support/browser-test";
import { violations, watchPolicy } from "../support/policy";

test.beforeEach(({ page }) => watchPolicy(page));

test("the policy blocks an injected inline script @first", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "document.title = 'changed'";
    document.head.append(script);
  });
  expect(await page.title()).not.toBe("changed");
  await expect
    .poll(() => violations(page))
    .toEqual([expect.stringMatching(/^script-src-elem inline/)]);
});
