/** The header: dropdowns on wide screens, a menu on small ones. */
import { violationsInBothSchemes } from "../support/axe";
import { expect, test, type Page } from "../support/browser-test";
import { drawn } from "../support/frames";
import {
  headerButton,
  menuPanel,
  panel,
  schemeControl,
  searchButton,
  trigger,
} from "../support/header";
import { openHydrated } from "../support/hydrated";
import { navigation } from "../support/words";

const { services, links } = navigation();

test.describe("the header on a wide screen", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("is fixed and 64 px high, and turns compact after 50 px of scrolling", async ({ page }) => {
    await openHydrated(page, "/");
    const header = page.getByRole("banner");
    expect(await header.boundingBox()).toMatchObject({ x: 0, y: 0, height: 64 });
    const look = () =>
      header.evaluate((element) => {
        const { backdropFilter, borderBottomColor } = getComputedStyle(element);
        const logo = element.querySelector("[data-logo]")?.getBoundingClientRect().width ?? 0;
        return { blur: backdropFilter, border: borderBottomColor, logo: Math.round(logo) };
      });
    const top = await look();
    expect(top).toMatchObject({ blur: "none", border: "rgba(0, 0, 0, 0)" });
    await page.evaluate(() => window.scrollTo(0, 50));
    await drawn(page);
    expect(await look()).toEqual(top);
    await page.evaluate(() => window.scrollTo(0, 51));
    await expect.poll(async () => (await look()).blur).toContain("blur");
    await expect.poll(async () => (await look()).logo).toBeLessThan(top.logo);
    await expect.poll(async () => (await look()).border).not.toBe(top.border);
    expect(await header.boundingBox()).toMatchObject({ x: 0, y: 0, height: 64 });
  });

  test("an open dropdown is 600 px wide with two columns", async ({ page }) => {
    await openHydrated(page, "/");
    await trigger(page).click();
    expect((await panel(page).boundingBox())?.width).toBe(600);
    const list = panel(page).getByRole("list");
    await expect(list).toHaveCSS("grid-template-columns", /^\S+ \S+$/);
  });

  test("a dropdown fits a low window, and scrolls to its last entry", async ({ page }) => {
    const height = 500;
    await page.setViewportSize({ width: 1366, height });
    await openHydrated(page, "/");
    await trigger(page).click();
    const all = panel(page).getByRole("link", { name: services.all.label });
    await expect(all).toBeInViewport({ ratio: 1 });
    const box = await panel(page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual(height);
    const last = panel(page).getByRole("listitem").last();
    await last.scrollIntoViewIfNeeded();
    // A fraction of a pixel of its edge may be cut off.
    await expect(last).toBeInViewport({ ratio: 0.99 });
  });

  test("the chosen scheme is kept and shown", async ({ page }) => {
    await openHydrated(page, "/");
    const theme = schemeControl(page);
    await expect(theme).toHaveValue("system");
    await theme.selectOption({ label: WORDS.theme.dark });
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(theme).toHaveValue("dark");
  });

  test("an open dropdown closes on Escape wherever the focus is, and on a press elsewhere", async ({
    page,
  }) => {
    await openHydrated(page, "/");
    for (const close of [() => page.keyboard.press("Escape"), () => page.mouse.click(300, 700)]) {
      await trigger(page).click();
      await expect(panel(page)).toBeVisible();
      await close();
      await expect(panel(page)).toBeHidden();
    }
  });

  test("a dropdown can be used by keyboard alone @first", async ({ page }) => {
    await openHydrated(page, "/");
    const button = trigger(page, "about");
    const entries = panel(page, "about").getByRole("link");
    await button.focus();
    for (const key of ["Enter", "Space"]) {
      await page.keyboard.press(key);
      await page.keyboard.press("Tab");
      await expect(entries.first()).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(panel(page, "about")).toBeHidden();
      await expect(button).toBeFocused();
      await page.keyboard.press(key);
      await expect(panel(page, "about")).toBeVisible();
      await page.keyboard.press(key);
      await expect(panel(page, "about")).toBeHidden();
    }
    await page.keyboard.press("ArrowDown");
    await expect(entries.first()).toBeFocused();
    for (let step = await entries.count(); step > 0; step -= 1) await page.keyboard.press("Tab");
    await expect(panel(page, "about")).toBeHidden();
    const next = page.getByRole("banner").getByRole("link", { name: links[0]?.label, exact: true });
    await expect(next).toBeFocused();
  });

  test("an open dropdown has no accessibility violation in light and dark", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openHydrated(page, "/services/");
    for (const menu of ["services", "about"] as const) {
      await trigger(page, menu).click();
      await expect(panel(page, menu)).toBeVisible();
      expect(await violationsInBothSchemes(page, "header")).toEqual([]);
    }
  });
});

test.describe("the menu on a phone", () => {
  test.use({ viewport: { width: 390, height: 700 }, hasTouch: true });

  const open = async (page: Page) => {
    await headerButton(page, "Open menu").click();
    await expect(menuPanel(page)).toBeVisible();
  };
  const openGroups = async (page: Page) => {
    for (const group of await menuPanel(page).locator("summary").all()) await group.click();
  };

  test("has its call beside its button from 360 px on", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 700 });
    await openHydrated(page, "/");
    const header = page.getByRole("banner");
    const call = await header.getByRole("link", { name: navigation().call.label }).boundingBox();
    const button = await headerButton(page, "Open menu").boundingBox();
    for (const box of [call, button]) {
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect((box?.y ?? 0) + (box?.height ?? 64)).toBeLessThanOrEqual(64);
    }
    expect((call?.x ?? 0) + (call?.width ?? 0)).toBeLessThanOrEqual(button?.x ?? 0);
  });

  test("is no higher than the window, and scrolls by itself", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 320 });
    await openHydrated(page, "/");
    await open(page);
    await openGroups(page);
    const box = await menuPanel(page).boundingBox();
    expect(box?.height).toBeLessThanOrEqual(320 - 64);
    await page.mouse.move(200, 200);
    const end = () =>
      menuPanel(page).evaluate(({ scrollHeight, clientHeight, scrollTop }) =>
        Math.round(scrollHeight - clientHeight - scrollTop),
      );
    expect(await end()).toBeGreaterThan(0);
    await page.mouse.wheel(0, 5000);
    await expect.poll(end).toBeLessThanOrEqual(1);
    await page.mouse.wheel(0, 5000);
    await drawn(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test("Escape closes the search, then the menu, which Tab skips @first", async ({ page }) => {
    await openHydrated(page, "/legal/");
    await open(page);
    await searchButton(page).click();
    await expect(page.getByRole("searchbox")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("searchbox")).toBeHidden();
    await expect(menuPanel(page)).toBeVisible();
    await expect(page.locator("html")).toHaveCSS("overflow", "hidden");
    await page.keyboard.press("Escape");
    await expect(menuPanel(page)).toBeHidden();
    await expect(page.locator("html")).toHaveCSS("overflow", "visible");
    await expect(headerButton(page, "Open menu")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(menuPanel(page).locator(":focus")).toHaveCount(0);
  });

  test("has no accessibility violation in light and dark while it is open", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openHydrated(page, "/services/");
    await open(page);
    await openGroups(page);
    expect(await violationsInBothSchemes(page, "header")).toEqual([]);
  });
});
