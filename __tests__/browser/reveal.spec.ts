/** Elements that appear as the page is scrolled to them. */
import { expect, test, type Page } from "../support/browser-test";
import { drawn } from "../support/frames";
import { openHydrated } from "../support/hydrated";
import { page as words, services, site } from "../support/words";

test.use({ viewport: { width: 1440, height: 900 } });

const waiting = (page: Page) => page.locator("[data-waiting]");
const tiles = (page: Page) => page.locator("[data-reveal]");

test("what is above the fold is never hidden, what is below waits", async ({ page }) => {
  await openHydrated(page, "/");
  await expect.poll(() => waiting(page).count()).toBeGreaterThan(0);
  const tops = await waiting(page).evaluateAll((elements) =>
    elements.map((element) => element.getBoundingClientRect().top),
  );
  expect(Math.min(...tops)).toBeGreaterThanOrEqual(900);
});

test("an element appears once its top is 150 px above the window's end, and stays", async ({
  page,
}) => {
  await openHydrated(page, "/");
  const tile = page.locator(".integrations [data-reveal]").first();
  await expect(tile).toHaveAttribute("data-waiting", "");
  const top = await tile.evaluate(
    (element) => element.getBoundingClientRect().top + window.scrollY,
  );
  const scrollTo = (distance: number) =>
    page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top - 900 + distance);
  // The tile waits 16 px below its place.
  await scrollTo(120);
  await drawn(page);
  await expect(tile).toHaveAttribute("data-waiting", "");
  await scrollTo(180);
  await expect(tile).not.toHaveAttribute("data-waiting");
  await expect(tile).toHaveCSS("opacity", "1");
  await page.evaluate(() => window.scrollTo(0, 0));
  await drawn(page);
  await expect(tile).not.toHaveAttribute("data-waiting");
});

test("each kind of neighbour has its own delay: tools 50 ms, services 100, case studies 150", async ({
  page,
}) => {
  await openHydrated(page, "/");
  for (const [list, wait] of [
    [".integrations", 50],
    [".services", 100],
    [".teasers", 150],
  ] as const) {
    const items = page.locator(`main ${list} > [data-reveal]`);
    const delays = await items.evaluateAll((all) =>
      all.map((item) => (item as HTMLElement).dataset.reveal),
    );
    expect(new Set(delays)).toEqual(new Set([String(wait)]));
  }
});

test("at the end of the page nothing is left hidden", async ({ page }) => {
  await openHydrated(page, "/");
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(waiting(page)).toHaveCount(0);
});

test("focus that comes by keyboard shows where it is", async ({ page }) => {
  await openHydrated(page, "/");
  const service = services().at(-1);
  const link = page.getByRole("link", {
    name: `${words("services").cardLabel} ${service?.title}`,
  });
  await link.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
  await expect(tiles(page).filter({ has: link })).toHaveCSS("opacity", "1");
});

test("with reduced motion nothing is hidden", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openHydrated(page, "/");
  await drawn(page);
  await expect(waiting(page)).toHaveCount(0);
});

test("in print everything shows, the answers of closed questions too", async ({ page }) => {
  await openHydrated(page, "/");
  await expect.poll(() => waiting(page).count()).toBeGreaterThan(0);
  await page.emulateMedia({ media: "print" });
  const opacities = await waiting(page).evaluateAll((elements) =>
    elements.map((element) => getComputedStyle(element).opacity),
  );
  expect(new Set(opacities)).toEqual(new Set(["1"]));

  await page.emulateMedia({ media: "screen" });
  await openHydrated(page, services()[0].href);
  const answers = page.locator("details > p");
  await expect(answers.first()).toBeHidden();
  await page.emulateMedia({ media: "print" });
  for (const answer of await answers.all()) await expect(answer).toBeVisible();
  // Who gets the paper in hand finds the firm by it.
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("link", { name: site().email })).toBeVisible();
  await expect(footer.getByText(`© ${site().copyrightYear} ${site().name}`)).toBeVisible();
  await expect(footer.getByRole("navigation")).toBeHidden();
});
