import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { openHydrated } from "../support/hydrated";

const address = "/tools/profit-leak-finder/";

const questions = (page: Page) => page.getByRole("group").filter({ has: page.getByRole("radio") });

/** Answers the questions of a step with the answer at a place, and goes on. */
async function answer(page: Page, place: number): Promise<void> {
  const count = await questions(page).count();
  for (let index = 0; index < count; index += 1)
    await questions(page).nth(index).getByRole("radio").nth(place).check();
  await page.getByRole("button", { name: /^(Next|Show the result)$/ }).click();
}

test("the check goes area by area, scores them, and leads on", async ({ page }) => {
  const sent: string[] = [];
  await openHydrated(page, address);
  await page.waitForLoadState("networkidle");
  page.on("request", (request) => {
    if (request.method() !== "GET" || request.postData()) sent.push(request.url());
  });
  await expect(questions(page)).toHaveCount(2);
  await expect(page.getByText("Step 1 of 6")).toBeVisible();
  for (const place of [0, 1, 3, 2, 4, 0]) await answer(page, place);

  await expect(page.getByRole("heading", { name: "Your result" })).toBeFocused();
  const rows = page.locator("ol.areas > li");
  await expect(rows).toHaveCount(6);
  await expect(rows.first()).toContainText("Returns");
  await expect(rows.first()).toContainText("10 of 10");
  await expect(rows.last()).toContainText("Advertising");
  await expect(rows.last()).toContainText("not known");
  await expect(rows.first().getByRole("link", { name: /How returns, not ads/ })).toHaveAttribute(
    "href",
    "/blog/returns-rate-case-study/",
  );
  expect(sent).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, ""]);

  await page.getByRole("link", { name: "Discuss Your Leaks" }).click();
  await expect(page).toHaveURL(/\/contact\/$/);
  await expect(page.locator("textarea").first()).toHaveValue(
    /Returns 10, Discounts 6, .*Advertising not known/,
  );
});

test("a step is not left without its answers, and is told by its question", async ({ page }) => {
  await openHydrated(page, address);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("Choose an answer, or say that you do not know.")).toHaveCount(2);
  await expect(questions(page).first().getByRole("radio").first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByText("Choose an answer, or say that you do not know.")).toHaveCount(1);
});

test("steps can be taken back with their answers, and the check begun anew", async ({ page }) => {
  await openHydrated(page, address);
  for (let step = 0; step < 6; step += 1) await answer(page, 2);
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByText("Step 6 of 6")).toBeVisible();
  await expect(questions(page).first().getByRole("radio").nth(2)).toBeChecked();
  await page.getByRole("button", { name: "Show the result" }).click();
  await page.getByRole("button", { name: "Start again" }).click();
  await expect(page.getByText("Step 1 of 6")).toBeVisible();
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
});

test("the keyboard alone goes through a step", async ({ page }) => {
  await openHydrated(page, address);
  await questions(page).first().getByRole("radio").first().focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Step 2 of 6")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Parcels and cartons" })).toBeFocused();
});

for (const colorScheme of ["light", "dark"] as const)
  test(`step and result have no accessibility violation, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width: 390, height: 844 });
    await openHydrated(page, address);
    const violations = async () => {
      const found = await new AxeBuilder({ page })
        .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
        .analyze();
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    };
    await page.getByRole("button", { name: "Next" }).click();
    expect(await violations()).toEqual([]);
    for (const place of [0, 1, 3, 2, 4, 0]) await answer(page, place);
    expect(await violations()).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
  });

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("all questions and what to read for each area are on the page", async ({ page }) => {
    await page.goto(address);
    await expect(questions(page)).toHaveCount(12);
    await expect(questions(page).last()).toBeVisible();
    await expect(
      page.getByRole("link", { name: "Discount discipline, and how to leave constant sales" }),
    ).toBeVisible();
    await expect(page.getByText("The score needs JavaScript")).toBeVisible();
    await expect(page.getByRole("button", { name: "Next" })).toBeHidden();
  });
});
