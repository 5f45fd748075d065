/** The first view of a visit: what it is set in, and what is fetched once it stands. */
import { families } from "../../src/theme/typefaces/families";
import { expect, test, type Page } from "../support/browser-test";
import { holdScripts } from "../support/held-scripts";

const fonts = "**/*.woff2";

/** How far the page has moved by itself. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let shift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            shift += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(shift)));
      }),
  );

for (const address of ["/", "/contact/"])
  test(`${address} is shown once both typefaces are there, and does not move then`, async ({
    page,
  }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(fonts, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(address, { waitUntil: "commit" });
    const footer = page.locator("footer");
    await expect(footer).toBeAttached();
    await expect(page.locator("body")).toBeHidden();
    release();
    await expect(page.locator("h1")).toBeVisible();
    const faces = await page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family),
    );
    expect(faces).toEqual(expect.arrayContaining(Object.values(families)));
    expect(await shiftOf(page)).toBe(0);
  });

test("typefaces that cannot be had keep nothing from being shown", async ({ page }) => {
  await page.route(fonts, (route) => route.abort());
  await page.goto("/");
  await expect(page.locator("h1")).toBeVisible();
});

test("what a first press needs is fetched once the page is idle, and not run", async ({ page }) => {
  const script = page.waitForRequest("**/app-*.js");
  await page.goto("/about/");
  expect((await (await script).allHeaders())["sec-purpose"]).toMatch(/prefetch/);
  await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
});

test("a page that is left while its scripts are fetched lives when it is come back to", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/");
  await page.mouse.move(7, 7);
  await page.goto("/about/");
  release();
  await page.goBack();
  await page.mouse.move(9, 9);
  await expect(page.locator("html")).toHaveAttribute("data-hydrated", "");
});
