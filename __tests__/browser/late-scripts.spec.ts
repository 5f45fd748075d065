/** Pages whose scripts arrive late: when they start, and what a visitor can do before. */
import { expect, test, type Page } from "../support/browser-test";
import { takeClock } from "../support/clock";
import { hydrated, interact } from "../support/hydrated";
import { holdScripts } from "../support/held-requests";
import { fieldsOf } from "../support/lead";
import { quiet } from "../support/network-idle";
import { entries, navigation } from "../support/words";

const { services } = navigation();

const toggle = (page: Page) => page.getByRole("button", { name: /^(Open|Close) menu$/ });
const trigger = (page: Page) =>
  page
    .getByRole("navigation", { name: "Main" })
    .getByRole("button", { name: services.label, exact: true });

/** Opens a page and holds its scripts back; the result lets them arrive and waits for hydration. */
async function openEarly(page: Page, address: string): Promise<() => Promise<void>> {
  const release = await holdScripts(page);
  await page.goto(address);
  return async () => {
    release();
    await interact(page);
    await hydrated(page);
  };
}

/** Collects the scripts that a page requests. */
function collectScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  return scripts;
}

test("a page requests no script before the first interaction", async ({ page }) => {
  const scripts = collectScripts(page);
  await page.goto("/", { waitUntil: "networkidle" });
  expect(scripts).toEqual([]);
  await page.mouse.move(10, 100);
  await hydrated(page);
  expect(scripts).not.toEqual([]);
});

test("a query such as utm_source starts no script", async ({ page }) => {
  const [calculator] = entries("Calculator");
  test.skip(!calculator, "The site has no calculator.");
  const scripts = collectScripts(page);
  await takeClock(page);
  await page.goto(`${calculator?.href}?utm_source=mail`, { waitUntil: "networkidle" });
  // A page with a hash starts its scripts within this time.
  await page.clock.runFor(3000);
  expect(scripts).toEqual([]);
});

test("an interaction starts the scripts even while the page is loading", async ({ page }) => {
  await page.route("**/maps/*.svg", () => undefined);
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("contentinfo").waitFor({ state: "attached" });
  await page.keyboard.press("Tab");
  await hydrated(page);
});

test.describe("before hydration on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a second tap closes the menu again", async ({ page }) => {
    const arrive = await openEarly(page, "/about/");
    await toggle(page).tap();
    await toggle(page).tap();
    await arrive();
    await expect(toggle(page)).toHaveAttribute("aria-expanded", "false");
    await expect(page.locator("#mobile-menu")).toBeHidden();
  });

  test("Escape closes the menu, which stays closed after hydration", async ({ page }) => {
    const arrive = await openEarly(page, "/about/");
    await toggle(page).tap();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expect(page.locator("#mobile-menu")).toBeHidden();
    await expect(toggle(page)).toBeFocused();
    await arrive();
    await expect(toggle(page)).toHaveAttribute("aria-expanded", "false");
    await expect(page.locator("#mobile-menu")).toBeHidden();
  });

  test("a question opens, and stays open after hydration", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/resources/audit/");
    const question = page.locator("main details").first();
    await question.locator("summary").tap();
    await expect(question).toHaveAttribute("open");
    release();
    await hydrated(page);
    await expect(question).toHaveAttribute("open");
  });
});

test.describe("before hydration on a desktop", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("hovering opens a dropdown, which stays open after hydration", async ({ page }) => {
    const arrive = await openEarly(page, "/about/");
    await trigger(page).hover();
    await expect(page.locator("#menu-services")).toBeVisible();
    await arrive();
    await expect(trigger(page)).toHaveAttribute("aria-expanded", "true");
    await expect(page.locator("#menu-services")).toBeVisible();
  });

  test("Enter and Space are repeated in order after hydration", async ({ page }) => {
    const arrive = await openEarly(page, "/about/");
    const theme = page.getByRole("button", { name: "Theme", exact: true });
    await trigger(page).focus();
    await page.keyboard.press("Enter");
    await theme.focus();
    await page.keyboard.press("Space");
    await arrive();
    // Only one panel is open at a time: the last one pressed.
    await expect(theme).toHaveAttribute("aria-expanded", "true");
    await expect(trigger(page)).toHaveAttribute("aria-expanded", "false");
    await expect(theme).toBeFocused();
  });

  test("Arrow Down opens a dropdown, and its first entry has the focus after hydration", async ({
    page,
  }) => {
    const arrive = await openEarly(page, "/about/");
    await trigger(page).focus();
    await page.keyboard.press("ArrowDown");
    await expect(page.locator("#menu-services")).toBeVisible();
    await arrive();
    await expect(page.locator("#menu-services").getByRole("link").first()).toBeFocused();
  });

  test("Escape closes a dropdown that Enter opened, and returns the focus to its button", async ({
    page,
  }) => {
    const arrive = await openEarly(page, "/about/");
    await trigger(page).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(page.locator("#menu-services").getByRole("link").first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.locator("#menu-services")).toBeHidden();
    await expect(trigger(page)).toBeFocused();
    await arrive();
    await expect(trigger(page)).toHaveAttribute("aria-expanded", "false");
    await expect(page.locator("#menu-services")).toBeHidden();
    await expect(trigger(page)).toBeFocused();
  });

  test("a dropdown that lost the focus stays closed after hydration", async ({ page }) => {
    const arrive = await openEarly(page, "/about/");
    await trigger(page).focus();
    await page.keyboard.press("Enter");
    await expect(page.locator("#menu-services")).toBeVisible();
    await page.keyboard.press("Shift+Tab");
    await expect(page.locator("#menu-services")).toBeHidden();
    await arrive();
    await expect(trigger(page)).toHaveAttribute("aria-expanded", "false");
    await expect(page.locator("#menu-services")).toBeHidden();
  });

  for (const key of ["Control+k", "/"])
    test(`${key} opens the search after hydration`, async ({ page }) => {
      const arrive = await openEarly(page, "/about/");
      await page.keyboard.press(key);
      await arrive();
      await expect(page.getByRole("dialog")).toBeVisible();
      await expect(page.getByRole("dialog").getByRole("searchbox")).toBeFocused();
    });

  test("typing a slash or a k in a field does not open the search", async ({ page }) => {
    const arrive = await openEarly(page, "/contact/");
    const { message } = fieldsOf(page);
    await message.focus();
    await page.keyboard.type("1/2 k");
    await arrive();
    await quiet(page);
    await expect(message).toHaveValue("1/2 k");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});
