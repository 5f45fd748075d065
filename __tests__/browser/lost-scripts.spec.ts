/** Scripts that never arrive: after 20 seconds the page falls back to its state without JavaScript. */
import { expect, test, type Page } from "../support/browser-test";
import { hydrated, interact, openHydrated } from "../support/hydrated";
import { holdRequests, holdScripts } from "../support/held-requests";
import { quiet } from "../support/network-idle";
import { given } from "../support/given";
import { menuToggle, panel, schemeControl, searchButton, trigger } from "../support/header";
import { fieldsOf } from "../support/lead";
import { entries, navigation, site } from "../support/words";

/** The link that takes the place of the menu's button. */
const menuLink = (page: Page) => page.getByRole("link", { name: "Menu", exact: true });

test.describe("a page whose scripts fail, on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("falls back after 20 seconds, and a press of the menu leads down", async ({ page }) => {
    await page.clock.install();
    await holdScripts(page);
    await page.goto("/about/");
    await menuToggle(page).tap();
    await page.clock.fastForward(20_000);
    await expect(page).toHaveURL(/#footer$/);
    await expect(page.getByRole("contentinfo")).toBeInViewport();
    await expect(menuToggle(page)).toBeHidden();
    await expect(menuLink(page)).toBeVisible();
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
      await expect(menuLink(page)).toBeVisible();
      await expect(menuToggle(page)).toBeHidden();
    });
});

for (const copied of ["/", "/about/"])
  test(`a copy of ${copied} at another path stays there, as it was saved`, async ({ page }) => {
    const body = await (await page.request.get(copied)).text();
    await page.route("**/archive/**", (route) => route.fulfill({ body, contentType: "text/html" }));
    const scripts = page.waitForResponse("**/app-*.js");
    await page.goto(`/archive${copied}`);
    const title = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
    await interact(page);
    await scripts;
    await quiet(page);
    await expect(page).toHaveURL(`/archive${copied}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  });

test.describe("a page whose scripts fail, on a desktop", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  const entry = (page: Page) => panel(page).getByRole("link").first();

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
    const { href } = given(entries("Service")[0]);
    // Ad blockers refuse addresses that contain certain words.
    const pageData = `**/page-data${href}page-data.json`;
    const refuse = await holdRequests(page, pageData, (route) => route.abort());
    await page.goto(href);
    await searchButton(page).click();
    refuse();
    await expect(page.getByText(WORDS.search.unavailable)).toBeInViewport();
    await page.keyboard.press("Escape");
    await page.getByRole("banner").locator('a[href="/contact/"]:visible').first().click();
    await page.waitForURL("/contact/");
  });

  test("hides the buttons that need scripts, and its links work", async ({ page }) => {
    const { links } = navigation();
    const { to } = given(links.find((link) => link.to !== "/about/" && !link.to.includes("#")));
    await page.clock.install();
    await holdScripts(page);
    await page.goto("/about/");
    await searchButton(page).click();
    await page.keyboard.press("Escape");
    await page.clock.fastForward(20_000);
    await expect(schemeControl(page)).toHaveCount(0);
    await expect(searchButton(page)).toHaveCount(0);
    await page.getByRole("banner").locator(`a[href="${to}"]:visible`).first().click();
    await page.waitForURL(to);
  });
});

test.describe("a tab from before a deploy, without prefetched scripts", () => {
  /** Opens a page, and removes its scripts; they fail once the function that it returns is called. */
  async function openOutdated(page: Page): Promise<() => void> {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
    );
    await page.goto("/contact/");
    const fail = await holdRequests(page, "**/*.js", (route) => route.fulfill({ status: 404 }));
    await page.route("**/app-data.json", (route) =>
      route.fulfill({ json: { webpackCompilationHash: "newer" } }),
    );
    return fail;
  }

  test("loads the new page at the first press", async ({ page }) => {
    const fail = await openOutdated(page);
    const loaded = page.waitForEvent("load");
    await interact(page);
    fail();
    await loaded;
    await page.unrouteAll();
    await openHydrated(page, "/contact/");
  });

  test("keeps what was typed, says what to do, and has it after a reload", async ({ page }) => {
    test.skip(site().forms.backup !== "none", "The form works without its script.");
    const fail = await openOutdated(page);
    const { firstName } = fieldsOf(page);
    await firstName.fill("Ada");
    fail();
    await expect(page.getByText(WORDS.form.outdated)).toBeVisible();
    await expect(firstName).toHaveValue("Ada");
    await page.unrouteAll();
    await page.reload();
    await hydrated(page);
    await expect(firstName).toHaveValue("Ada");
  });
});
