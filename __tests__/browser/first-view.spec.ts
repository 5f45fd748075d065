/** The first view of a visit: typefaces and prefetch. */
import { families, typefacesFile } from "../../src/theme/typefaces/families";
import { expect, test } from "../support/browser-test";
import { stopClock, takeClock } from "../support/clock";
import { holdRequests } from "../support/held-requests";

const fonts = `**/${typefacesFile}*`;

test("a page stays hidden until both typefaces have loaded", async ({ page }) => {
  await takeClock(page);
  await stopClock(page);
  const release = await holdRequests(page, fonts);
  await page.goto("/", { waitUntil: "commit" });
  const footer = page.locator("footer");
  await expect(footer).toBeAttached();
  await expect(page.locator("body")).toBeHidden();
  release();
  await expect(page.locator("h1")).toBeVisible();
  const faces = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family),
  );
  expect(faces).toEqual(expect.arrayContaining(Object.values(families)));
});

test("a page is shown when its typefaces fail to load", async ({ page }) => {
  await page.route(fonts, (route) => route.abort());
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.locator("h1")).toBeVisible();
});
