/** The top bar (spec §2, Top navigation bar; readings.md, Behaviour). */
import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { openHydrated } from "../support/hydrated";

const trigger = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("button", { name, exact: true });
const panel = (page: Page, name: string) => page.locator(`#menu-${name.toLowerCase()}`);

async function violations(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`);
}

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("it is fixed, 64 px high, and compact from 51 px of scroll on", async ({ page }) => {
    await openHydrated(page, "/");
    const bar = page.getByRole("banner");
    expect(await bar.boundingBox()).toMatchObject({ x: 0, y: 0, height: 64 });
    const look = () =>
      bar.evaluate((element) => {
        const { backdropFilter, borderBottomColor } = getComputedStyle(element);
        const logo = element.querySelector("[data-logo]")?.getBoundingClientRect().width ?? 0;
        return { blur: backdropFilter, border: borderBottomColor, logo: Math.round(logo) };
      });
    const top = await look();
    expect(top).toMatchObject({ blur: "none", border: "rgba(0, 0, 0, 0)" });
    await page.evaluate(() => window.scrollTo(0, 50));
    await page.waitForTimeout(300);
    expect(await look()).toEqual(top);
    await page.evaluate(() => window.scrollTo(0, 51));
    await expect.poll(async () => (await look()).blur).toContain("blur");
    await expect.poll(async () => (await look()).logo).toBeLessThan(top.logo);
    expect((await look()).border).not.toBe(top.border);
    expect(await bar.boundingBox()).toMatchObject({ x: 0, y: 0, height: 64 });
  });

  test("a page that comes up scrolled has the compact bar", async ({ page }) => {
    await openHydrated(page, "/blog/hidden-profit-leaks-ecommerce/");
    const hash = await page.locator("main h2[id]").nth(2).getAttribute("id");
    await openHydrated(page, "/");
    await openHydrated(page, `/blog/hidden-profit-leaks-ecommerce/#${hash}`);
    await expect(page.getByRole("banner")).toHaveAttribute("data-scrolled", "true");
  });

  test("a pointer opens a panel of 600 px and two columns after 200 ms", async ({ page }) => {
    await openHydrated(page, "/");
    await trigger(page, "Services").hover();
    await expect(trigger(page, "Services")).toHaveAttribute("aria-expanded", "true");
    await expect(panel(page, "Services")).toBeVisible();
    expect((await panel(page, "Services").boundingBox())?.width).toBe(600);
    const columns = await panel(page, "Services")
      .getByRole("list")
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(" ").length);
    expect(columns).toBe(2);
    await trigger(page, "About").hover();
    await expect(panel(page, "About")).toBeVisible();
    await expect(panel(page, "Services")).toBeHidden();
  });

  test("a diagonal way from the bar into the panel keeps it open", async ({ page }) => {
    await openHydrated(page, "/");
    await trigger(page, "Services").hover();
    await expect(panel(page, "Services")).toBeVisible();
    const from = await trigger(page, "Services").boundingBox();
    const last = panel(page, "Services").getByRole("link").last();
    const to = await last.boundingBox();
    if (!from || !to) throw new Error("The panel has no place.");
    await page.mouse.move(from.x + 4, from.y + 40);
    await page.mouse.move(to.x + to.width - 4, to.y + to.height / 2, { steps: 25 });
    await page.waitForTimeout(400);
    await expect(panel(page, "Services")).toBeVisible();
    await last.click();
    await expect(page).toHaveURL(/\/services\/$/);
    await expect(panel(page, "Services")).toBeHidden();
  });

  for (const key of ["Enter", "Space"])
    test(`${key} opens and closes; Escape closes and gives the focus back`, async ({ page }) => {
      await openHydrated(page, "/");
      await trigger(page, "About").focus();
      await page.keyboard.press(key);
      await expect(panel(page, "About")).toBeVisible();
      await page.keyboard.press("Tab");
      await expect(panel(page, "About").getByRole("link").first()).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(panel(page, "About")).toBeHidden();
      await expect(trigger(page, "About")).toBeFocused();
      await page.keyboard.press(key);
      await page.keyboard.press(key);
      await expect(panel(page, "About")).toBeHidden();
    });

  test("arrow down leads to the first entry; Tab past the last closes", async ({ page }) => {
    await openHydrated(page, "/");
    await trigger(page, "About").focus();
    await page.keyboard.press("ArrowDown");
    const links = panel(page, "About").getByRole("link");
    await expect(links.first()).toBeFocused();
    for (let step = await links.count(); step > 0; step -= 1) await page.keyboard.press("Tab");
    await expect(panel(page, "About")).toBeHidden();
    await expect(page.getByRole("link", { name: "Case Studies" }).first()).toBeFocused();
  });

  test("a click outside closes", async ({ page }) => {
    await openHydrated(page, "/");
    await trigger(page, "Services").click();
    await expect(panel(page, "Services")).toBeVisible();
    await page.mouse.click(700, 800);
    await expect(panel(page, "Services")).toBeHidden();
  });

  test("the page one is on is marked, in the panel and on the bar", async ({ page }) => {
    await openHydrated(page, "/about/careers/");
    await trigger(page, "About").click();
    await expect(panel(page, "About").locator('[aria-current="page"]')).toHaveText(/^Careers/);
    await openHydrated(page, "/blog/");
    const main = page.getByRole("navigation", { name: "Main" });
    await expect(main.locator('[aria-current="page"]:visible')).toHaveText("Blog");
  });

  for (const colorScheme of ["light", "dark"] as const)
    test(`open, it has no accessibility violation, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await openHydrated(page, "/services/");
      for (const name of ["Services", "About"]) {
        await trigger(page, name).click();
        await expect(panel(page, name)).toBeVisible();
        expect(await violations(page)).toEqual([]);
      }
    });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 700 }, hasTouch: true });

  const menu = (page: Page) => page.locator("#mobile-menu");
  const open = async (page: Page) => {
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(menu(page)).toBeVisible();
  };

  test("the panel holds four services and the way to all, then About, and the links", async ({
    page,
  }) => {
    await openHydrated(page, "/");
    await open(page);
    await menu(page).getByRole("button", { name: "Services" }).click();
    await menu(page).getByRole("button", { name: "About" }).click();
    expect(await menu(page).getByRole("link").allInnerTexts()).toEqual([
      "Profit & Margin Optimisation",
      "Lifecycle & Growth Automation",
      "CRO & Funnel Engineering",
      "AI & Automation Systems",
      "View All Services →",
      "Our Story",
      "Our Process",
      "Careers",
      "Case Studies",
      "Blog",
      "Book a Call",
    ]);
    await menu(page).getByRole("button", { name: "Services" }).click();
    await expect(menu(page).getByRole("link", { name: "View All Services →" })).toBeHidden();
    await expect(menu(page).getByRole("link", { name: "Careers" })).toBeVisible();
  });

  test("it is at most the window less 64 px high, scrolls, and the page behind does not", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 420 });
    await openHydrated(page, "/");
    await open(page);
    await menu(page).getByRole("button", { name: "Services" }).click();
    await menu(page).getByRole("button", { name: "About" }).click();
    const box = await menu(page).boundingBox();
    expect(box?.height).toBeLessThanOrEqual(420 - 64);
    await page.mouse.move(200, 300);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => menu(page).evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
    await page.mouse.wheel(0, 5000);
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test("any link closes it, also one to the page one is on", async ({ page }) => {
    await openHydrated(page, "/blog/");
    await open(page);
    await menu(page).getByRole("link", { name: "Blog" }).click();
    await expect(menu(page)).toBeHidden();
    await open(page);
    await menu(page).getByRole("link", { name: "Book a Call" }).click();
    await expect(page).toHaveURL(/\/contact\/$/);
    await expect(menu(page)).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe("");
  });

  test("Escape closes it and gives the focus back; closed, it holds nothing for Tab", async ({
    page,
  }) => {
    await openHydrated(page, "/legal/terms/");
    await open(page);
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole("button", { name: "Open menu" })).toBeFocused();
    await page.keyboard.press("Tab");
    expect(
      await page.evaluate(() => document.activeElement?.closest("#mobile-menu") === null),
    ).toBe(true);
  });

  test("a window that grows leaves nothing stuck", async ({ page }) => {
    await openHydrated(page, "/");
    await open(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(menu(page)).toBeHidden();
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await page.setViewportSize({ width: 390, height: 700 });
    await expect(page.getByRole("button", { name: "Open menu" })).toBeVisible();
    await expect(menu(page)).toBeHidden();
  });

  for (const colorScheme of ["light", "dark"] as const)
    test(`open, it has no accessibility violation, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await openHydrated(page, "/services/");
      await open(page);
      await menu(page).getByRole("button", { name: "Services" }).click();
      await menu(page).getByRole("button", { name: "About" }).click();
      expect(await violations(page)).toEqual([]);
    });
});

test("a logo that cannot be loaded gives way to the name, and says so to the console", async ({
  page,
}) => {
  const warnings: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "warning") warnings.push(message.text());
  });
  await page.route("**/logo.svg", (route) => route.abort());
  await openHydrated(page, "/");
  await expect(page.getByRole("banner").locator("[data-logo]")).toHaveText("Northkeel");
  await expect(page.getByRole("banner").locator("[data-logo] img")).toHaveCount(0);
  expect(warnings.filter((text) => text.includes("logo"))).toHaveLength(1);
});
