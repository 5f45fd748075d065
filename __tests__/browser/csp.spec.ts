/** The Content-Security-Policy: it blocks what it should, and the site works with it. */
import { expect, test } from "../support/browser-test";
import { answer } from "../support/consent";
import { openHydrated } from "../support/hydrated";
import { violations, watchPolicy } from "../support/policy";
import { publicHost } from "../support/public-host";
import { onlyWithGa4 } from "../support/tracker";
import { site } from "../support/words";

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

test("the policy allows Google Analytics after Accept, and no other host", async ({ page }) => {
  onlyWithGa4();
  await page.route(/^https:\/\/[\w.-]+\.(googletagmanager|google-analytics)\.com\//, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: "",
      headers: { "access-control-allow-origin": "*" },
    }),
  );
  await openHydrated(page, publicHost);
  const script = page.waitForRequest(/googletagmanager\.com\/gtag/);
  await answer(page, "accept").click();
  await script;
  const report = (address: string) =>
    page.evaluate((url) => fetch(url).then(String, String), address);
  await report("https://region1.google-analytics.com/g/collect");
  expect(await violations(page)).toEqual([]);
  await report("https://example.com/collect");
  await expect
    .poll(() => violations(page))
    .toEqual([expect.stringMatching(/^connect-src https:\/\/example\.com/)]);
});

test("the policy blocks forms to other hosts", async ({ page }) => {
  await page.goto("/contact/");
  const send = (action: string) =>
    page.evaluate((address) => {
      const form = document.createElement("form");
      form.action = address;
      form.method = "post";
      document.body.append(form);
      form.submit();
    }, action);
  const byMail = site().forms.backup === "none";
  await send("mailto:someone@example.com");
  if (!byMail)
    await expect.poll(() => violations(page)).toEqual([expect.stringMatching(/^form-action/)]);
  await send("https://example.com/");
  // Violations come in order, so one for mailto: would come first.
  await expect
    .poll(() => violations(page))
    .toEqual([
      ...(byMail ? [] : [expect.stringMatching(/^form-action/)]),
      expect.stringMatching(/^form-action https:\/\/example\.com/),
    ]);
});
