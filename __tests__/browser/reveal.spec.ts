/** Elements that appear as the page is scrolled to them (spec §2; readings.md, Behaviour). */
import { expect, test, type Page } from "@playwright/test";
import { openHydrated } from "../support/hydrated";

test.use({ viewport: { width: 1440, height: 900 } });

const waiting = (page: Page) => page.locator("[data-waiting]");
const tiles = (page: Page) => page.locator("[data-reveal]");

test("what is above the fold is never hidden, what is below waits", async ({ page }) => {
  await openHydrated(page, "/");
  await expect.poll(() => waiting(page).count()).toBeGreaterThan(20);
  const tops = await waiting(page).evaluateAll((elements) =>
    elements.map((element) => element.getBoundingClientRect().top),
  );
  expect(Math.min(...tops)).toBeGreaterThanOrEqual(900);
});

test("an element appears once its top is 150 px above the window's end, and stays", async ({
  page,
}) => {
  await openHydrated(page, "/");
  const tile = page.locator(".integrations [data-reveal]").nth(1);
  await expect(tile).toHaveAttribute("data-waiting", "");
  const top = await tile.evaluate(
    (element) => element.getBoundingClientRect().top + window.scrollY,
  );
  // The tile waits 16 px below its place.
  const scrollTo = (distance: number) =>
    page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top - 900 + distance);
  await scrollTo(120);
  await page.waitForTimeout(300);
  await expect(tile).toHaveAttribute("data-waiting", "");
  await scrollTo(180);
  await expect(tile).not.toHaveAttribute("data-waiting");
  await expect(tile).toHaveCSS("opacity", "1");
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForTimeout(300);
  await expect(tile).not.toHaveAttribute("data-waiting");
});

test("neighbours follow each other by the waits of the spec", async ({ page }) => {
  await openHydrated(page, "/");
  const delays = (list: string) =>
    page
      .locator(`${list} > [data-reveal]`)
      .nth(1)
      .evaluate((element) => (element as HTMLElement).style.transitionDelay);
  expect(await delays(".integrations")).toBe("50ms");
  expect(await delays(".ledger")).toBe("100ms");
  expect(await delays(".teasers")).toBe("150ms");
});

test("at the end of the page nothing is left hidden, and nothing has shifted", async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.set(window, "shift", 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Reflect.set(
          window,
          "shift",
          Number(Reflect.get(window, "shift")) + Number(Reflect.get(entry, "value")),
        );
    }).observe({ type: "layout-shift", buffered: true });
  });
  await openHydrated(page, "/");
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 700) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), y);
    await page.waitForTimeout(60);
  }
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(waiting(page)).toHaveCount(0);
  expect(await page.evaluate(() => Number(Reflect.get(window, "shift")))).toBe(0);
});

test("a jump to the end shows everything at once", async ({ page }) => {
  await openHydrated(page, "/");
  await page.keyboard.press("End");
  await expect(waiting(page)).toHaveCount(0);
});

test("focus that comes by keyboard shows where it is", async ({ page }) => {
  await openHydrated(page, "/");
  const link = page.getByRole("link", { name: "Learn more about Analytics & Dashboards" });
  await link.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
  await expect(tiles(page).filter({ has: link })).toHaveCSS("opacity", "1");
});

test("with reduced motion nothing is hidden", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openHydrated(page, "/");
  await page.waitForTimeout(300);
  await expect(waiting(page)).toHaveCount(0);
});

test("in print everything shows", async ({ page }) => {
  await openHydrated(page, "/");
  await expect.poll(() => waiting(page).count()).toBeGreaterThan(0);
  await page.emulateMedia({ media: "print" });
  const opacities = await waiting(page).evaluateAll((elements) =>
    elements.map((element) => getComputedStyle(element).opacity),
  );
  expect(new Set(opacities)).toEqual(new Set(["1"]));
});

test("in print the answers of closed questions show", async ({ page }) => {
  await openHydrated(page, "/services/ai-automation/");
  const answers = page.locator("details > p");
  await expect(answers.first()).toBeHidden();
  await page.emulateMedia({ media: "print" });
  for (const answer of await answers.all()) await expect(answer).toBeVisible();
});
