/** Elements that fade in on scrolling. */
import { expect, test, type Page } from "../support/browser-test";
import { drawn } from "../support/frames";
import { followLink } from "../support/follow-link";
import { openHydrated } from "../support/hydrated";
import { services, site } from "../support/words";

test.use({ viewport: { width: 1440, height: 900 } });

const waiting = (page: Page) => page.locator("[data-waiting]");
const opacities = (page: Page) =>
  waiting(page).evaluateAll((elements) =>
    elements.map((element) => getComputedStyle(element).opacity),
  );

test("an element appears 150 px above the bottom of the window, and stays", async ({ page }) => {
  await openHydrated(page, "/");
  const tile = page.locator(".integrations [data-reveal]").first();
  await expect(tile).toHaveAttribute("data-waiting", "");
  const top = await tile.evaluate(
    (element) => element.getBoundingClientRect().top + window.scrollY,
  );
  const scrollTo = (distance: number) =>
    page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top - 900 + distance);
  // A hidden tile is shifted down by 16 px.
  await scrollTo(120);
  await drawn(page);
  await expect(tile).toHaveAttribute("data-waiting", "");
  await scrollTo(180);
  await expect(tile).not.toHaveAttribute("data-waiting");
  await expect(tile).toHaveCSS("opacity", "1");
  await page.evaluate(() => window.scrollTo(0, 0));
  await drawn(page);
  await expect(tile).not.toHaveAttribute("data-waiting");
  // At the end of the page nothing is left to appear.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(waiting(page)).toHaveCount(0);
});

test("an element appears with the focus, all in a high window, none in reduced motion", async ({
  page,
}) => {
  await openHydrated(page, "/");
  await followLink(page, "/services/");
  await expect(page).toHaveURL("/services/");
  await expect.poll(() => waiting(page).count()).toBeGreaterThan(1);
  const last = page.locator("main [data-reveal]:has(a)").last();
  await expect(last).toHaveCSS("opacity", "0");
  const link = last.getByRole("link").last();
  await link.evaluate((each: HTMLElement) => each.focus({ preventScroll: true }));
  await expect(last).toHaveCSS("opacity", "1");
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: 1440, height });
  await expect(waiting(page)).toHaveCount(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await followLink(page, "/");
  await expect(page).toHaveURL("/");
  await drawn(page);
  expect(new Set(await opacities(page))).toEqual(new Set(["1"]));
});

test("a printed page shows everything, with the email address of the firm", async ({ page }) => {
  await openHydrated(page, "/");
  await expect.poll(() => waiting(page).count()).toBeGreaterThan(0);
  await page.emulateMedia({ media: "print" });
  expect(new Set(await opacities(page))).toEqual(new Set(["1"]));

  await page.emulateMedia({ media: "screen" });
  await page.goto(services()[0].href);
  const answers = page.locator("details > p");
  await expect(answers.first()).toBeHidden();
  await page.emulateMedia({ media: "print" });
  for (const answer of await answers.all()) await expect(answer).toBeVisible();
  // A reader of the paper needs a way to reach the firm.
  await expect(page.locator(".letterhead")).toContainText(site().email);
  await expect(page.locator(".letterhead")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeHidden();
});
