/** Scripts that never arrive: after 20 seconds the page falls back to its state without JavaScript. */
import { expect, test, type Page } from "../support/browser-test";
import { interact } from "../support/hydrated";
import { holdScripts } from "../support/held-requests";
import { entries, navigation } from "../support/words";

const { services, links } = navigation();

const toggle = (page: Page) => page.getByRole("button", { name: /^(Open|Close) menu$/ });
const trigger = (page: Page) =>
  page
    .getByRole("navigation", { name: "Main" })
    .getByRole("button", { name: services.label, exact: true });

test.describe("a page whose scripts fail, on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("falls back after 20 seconds, and an early press of the menu leads to the footer", async ({
    page,
  }) => {
    await page.clock.install();
    await holdScripts(page);
    await page.goto("/about/");
    await toggle(page).tap();
    await page.clock.fastForward(20_000);
    await expect(page).toHaveURL(/#footer$/);
    await expect(page.getByRole("contentinfo")).toBeInViewport();
    await expect(toggle(page)).toBeHidden();
    await expect(page.getByRole("link", { name: "Menu", exact: true })).toBeVisible();
  });

  for (const [what, files] of [
    ["all scripts fail", "**/*.js"],
    ["the script of the page fails", "**/component---*"],
    ["the page data fails", "**/page-data.json"],
  ] as const)
    test(`falls back at once if ${what}`, async ({ page }) => {
      await page.route(files, (route) => route.abort());
      await page.goto("/about/");
      await interact(page);
      await expect(page.getByRole("link", { name: "Menu", exact: true })).toBeVisible();
      await expect(toggle(page)).toBeHidden();
    });
});

test.describe("a page whose scripts fail, on a desktop", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  const entry = (page: Page) => page.locator("#menu-services a").first();

  test("keeps an open dropdown open, and its links work", async ({ page }) => {
    await page.clock.install();
    await holdScripts(page);
    await page.goto("/about/");
    await trigger(page).click();
    await page.clock.fastForward(20_000);
    await expect(entry(page)).toBeVisible();
    const to = (await entry(page).getAttribute("href")) ?? "";
    await entry(page).click();
    await page.waitForURL(to);
  });

  test("says that the search is unavailable, and its links work", async ({ page }) => {
    const [service] = entries("Service");
    const address = service?.href ?? "";
    test.skip(!address, "There is no service.");
    // Ad blockers refuse addresses that contain certain words.
    let refuse = () => {};
    const pressed = new Promise<void>((resolve) => {
      refuse = resolve;
    });
    await page.route(`**/page-data${address}page-data.json`, async (route) => {
      await pressed;
      await route.abort();
    });
    await page.goto(address);
    await page.getByRole("button", { name: WORDS.search.label, exact: true }).click();
    refuse();
    await expect(page.getByText(WORDS.search.unavailable)).toBeInViewport();
    await page.keyboard.press("Escape");
    await page.getByRole("banner").locator('a[href="/contact/"]:visible').first().click();
    await page.waitForURL("/contact/");
  });

  test("hides the buttons that need scripts, and its links work", async ({ page }) => {
    const to = links.find((link) => link.to !== "/about/" && !link.to.includes("#"))?.to ?? "";
    test.skip(!to, "The header links to no other page.");
    await page.clock.install();
    await holdScripts(page);
    await page.goto("/about/");
    const theme = page.getByRole("button", { name: "Theme", exact: true });
    const searching = page.getByRole("button", { name: WORDS.search.label, exact: true });
    await searching.click();
    await page.keyboard.press("Escape");
    await theme.click();
    await expect(page.locator("#menu-theme")).toBeVisible();
    await page.clock.fastForward(20_000);
    for (const gone of [theme, searching, page.locator("#menu-theme")])
      await expect(gone).toBeHidden();
    await page.getByRole("banner").locator(`a[href="${to}"]:visible`).first().click();
    await page.waitForURL(to);
  });
});
