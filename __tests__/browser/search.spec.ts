import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { openHydrated } from "../support/hydrated";

const index = "**/search-index.json";

const field = (page: Page) => page.getByRole("searchbox");
const dialog = (page: Page) => page.getByRole("dialog", { name: "Search" });
const state = (page: Page) => dialog(page).getByRole("status");
const results = (page: Page) => dialog(page).locator("[data-results] li").getByRole("link");
const button = (page: Page) => page.getByRole("button", { name: "Search", exact: true });

test("nothing of the search is fetched before it is opened, and each part once", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await openHydrated(page, "/process/");
  await page.waitForLoadState("networkidle");
  expect(asked).not.toContain("/search-index.json");
  const before = asked.length;
  await button(page).click();
  await expect(state(page)).toHaveText(/Type a word/);
  expect(asked.slice(before)).toContain("/search-index.json");
  expect(asked.slice(before).some((path) => path.endsWith(".js"))).toBe(true);
  await page.keyboard.press("Escape");
  const opened = asked.length;
  await button(page).click();
  await expect(state(page)).toHaveText(/Type a word/);
  expect(asked.slice(opened)).toEqual([]);
});

for (const [name, viewport] of Object.entries({
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
}))
  for (const colorScheme of ["light", "dark"] as const)
    test(`the dialog has no accessibility violation on a ${name}, ${colorScheme}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await openHydrated(page, "/process/");
      await button(page).click();
      await field(page).fill("returns");
      await expect(results(page).first()).toBeVisible();
      const { violations } = await new AxeBuilder({ page })
        .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
        .analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    });

test("the keyboard opens it, finds, moves among results and goes to one", async ({ page }) => {
  await openHydrated(page, "/process/");
  await page.keyboard.press("/");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("returns rate");
  await expect(state(page)).toHaveText(/\d+ results/);
  const first = results(page).first();
  await expect(first.locator("mark").first()).toHaveText(/returns/i);
  await page.keyboard.press("ArrowDown");
  await expect(first).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(results(page).nth(1)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/blog\/returns-rate-case-study\/$/);
  await expect(dialog(page)).toBeHidden();
});

test("Enter in the field goes to the best result, and letters on a result go on with the query", async ({
  page,
}) => {
  await openHydrated(page, "/process/");
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("profit leak");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.type(" finder");
  await expect(field(page)).toHaveValue("profit leak finder");
  await expect(results(page).first()).toContainText("Profit Leak Finder");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/tools\/profit-leak-finder\/$/);
});

test("the focus goes back to where it was when the dialog closes", async ({ page }) => {
  await openHydrated(page, "/process/");
  await button(page).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(button(page)).toBeFocused();
  await expect(dialog(page)).toHaveCount(0);
  const link = page.getByRole("main").getByRole("link").last();
  await link.focus();
  await page.keyboard.press("/");
  await expect(field(page)).toBeFocused();
  await dialog(page).getByRole("button", { name: "Close search" }).click();
  await expect(link).toBeFocused();
});

test("/ is a letter in a field, and can be switched off for good", async ({ page }) => {
  await openHydrated(page, "/contact/");
  const message = page.locator("textarea").first();
  await message.click();
  await page.keyboard.type("and/or");
  await expect(message).toHaveValue(/and\/or$/);
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press("Control+k");
  await dialog(page).getByRole("checkbox").uncheck();
  await page.keyboard.press("Escape");
  await openHydrated(page, "/process/");
  await page.keyboard.press("/");
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press("Control+k");
  await expect(dialog(page)).toBeVisible();
});

test("without a result it says what to try, and leads on", async ({ page }) => {
  await openHydrated(page, "/process/");
  await button(page).click();
  await field(page).fill("xyzzyqwert");
  await expect(state(page)).toHaveText("Nothing fits “xyzzyqwert”.");
  await expect(dialog(page)).toContainText("Try fewer or shorter words");
  await dialog(page).getByRole("link", { name: "All Articles" }).click();
  await expect(page).toHaveURL(/\/blog\/$/);
});

test("what is typed is text, never markup", async ({ page }) => {
  await openHydrated(page, "/process/");
  await button(page).click();
  await field(page).fill('<img src=x onerror="window.broken=1"> returns');
  await expect(results(page).first()).toBeVisible();
  expect(await dialog(page).locator("img").count()).toBe(0);
  expect(await page.evaluate(() => "broken" in window)).toBe(false);
});

test("it works offline once it was fetched", async ({ page, context }) => {
  await openHydrated(page, "/process/");
  await button(page).click();
  await expect(state(page)).toHaveText(/Type a word/);
  await page.keyboard.press("Escape");
  await context.setOffline(true);
  await button(page).click();
  await field(page).fill("payback");
  await expect(results(page).first()).toContainText("Automation Payback Calculator");
});

test("a failure is told after three more tries, and can be tried again", async ({ page }) => {
  await page.clock.install();
  let asked = 0;
  await page.route(index, (route) => {
    asked += 1;
    return route.fulfill({ status: 500 });
  });
  await openHydrated(page, "/process/");
  await button(page).click();
  await expect(state(page)).toHaveText(/Fetching/);
  for (const [seconds, times] of [
    [1, 2],
    [2, 3],
    [4, 4],
  ] as const) {
    await page.clock.runFor(seconds * 1000);
    await expect.poll(() => asked).toBe(times);
  }
  await expect(state(page)).toHaveText(/could not be fetched/);
  await page.unroute(index);
  await dialog(page).getByRole("button", { name: "Try again" }).click();
  await expect(state(page)).toHaveText(/Type a word/);
  await page.clock.runFor(1000);
  await field(page).fill("erp");
  await expect(results(page).first()).toContainText("ERP");
});

test("a dialog that cannot be fetched is told by a toast, and the button tries again", async ({
  page,
  context,
}) => {
  await openHydrated(page, "/process/");
  await context.setOffline(true);
  await button(page).click();
  await expect(dialog(page)).toBeHidden();
  await context.setOffline(false);
  await button(page).click();
  await expect(field(page)).toBeFocused();
});

test("it fits 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openHydrated(page, "/process/");
  await button(page).click();
  await field(page).fill("contribution margin");
  await expect(results(page).first()).toBeVisible();
  const wide = await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(wide).toBeLessThanOrEqual(0);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("there is no button that would do nothing", async ({ page }) => {
    await page.goto("/process/");
    await expect(button(page)).toBeHidden();
  });
});
