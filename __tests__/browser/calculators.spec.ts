import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Locator, type Page } from "@playwright/test";
import { holdScripts } from "../support/held-scripts";
import { openHydrated } from "../support/hydrated";

const margin = "/calculators/true-margin/";

/** Opens a calculator and gives a sign of a visitor, with which its script comes. */
async function open(page: Page, address: string): Promise<void> {
  await openHydrated(page, address);
  let step = 0;
  await expect(async () => {
    step += 1;
    await page.mouse.move(10 + step, 100);
    const live = await page.evaluate(() => {
      const [first] = document.querySelectorAll("input[inputmode=decimal]");
      return Object.keys(first ?? {}).some((name) => name.startsWith("__react"));
    });
    expect(live).toBe(true);
  }).toPass();
}

const result = (page: Page): Locator => page.getByRole("region", { name: "Result", exact: true });

/** A figure of the result by its label. */
const figure = (page: Page, label: string): Locator =>
  result(page)
    .locator("dl > div")
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator("dd");

const field = (page: Page, name: string): Locator => page.getByRole("textbox", { name });

test("the result follows what is typed, in the ways people write figures", async ({ page }) => {
  await open(page, margin);
  const contribution = figure(page, "Contribution margin per order");
  await expect(contribution).toHaveText("$14.00");
  const price = field(page, "Average order");
  for (const [typed, read, shown] of [
    ["100", "100.00", "$32.40"],
    ["1,080.50", "1,080.50", "$934.46"],
    ["1.080,50", "1,080.50", "$934.46"],
    ["€ 100,00", "100.00", "$32.40"],
  ] as const) {
    await price.fill(typed);
    await expect(contribution).toHaveText(shown);
    await price.blur();
    await expect(price).toHaveValue(read);
  }
  await price.fill("99,5");
  await price.press("Enter");
  await expect(price).toHaveValue("99.50");
  await price.fill("100");
  const bridge = result(page).getByRole("row", { name: /Average order/ });
  await expect(bridge).toContainText("$100.00");
  await expect(page.getByRole("region", { name: "The sum, line by line" })).toContainText(
    "$100.00 - $32.00 + $21.50",
  );
});

test("a figure that cannot be used is explained under its field and spoils nothing", async ({
  page,
}) => {
  await open(page, margin);
  const rate = field(page, "Returns rate");
  await rate.fill("eight");
  await expect(rate).not.toHaveAttribute("aria-invalid");
  await expect(result(page)).toContainText("the last figures that could be used");
  await rate.press("Tab");
  await expect(rate).toHaveAttribute("aria-invalid", "true");
  await expect(rate).toHaveAccessibleDescription(/Returns rate: this is no figure\./);
  await expect(figure(page, "Contribution margin per order")).toHaveText("$14.00");
  await expect(page.getByRole("status").filter({ hasText: "this is no figure" })).toHaveCount(1);
  await rate.fill("120");
  await expect(rate).toHaveAccessibleDescription(/100% is the most/);
  await rate.fill("10");
  await expect(rate).not.toHaveAttribute("aria-invalid");
  await expect(figure(page, "Contribution margin per order")).toHaveText("$12.61");
});

test("the result is told politely, once typing rests", async ({ page }) => {
  await open(page, margin);
  const said = page.locator("main p.visually-hidden[role=status]");
  await expect(said).toHaveText("");
  await field(page, "Ads per order").pressSequentially("00", { delay: 30 });
  await field(page, "Ads per order").fill("20");
  await expect(said).toHaveText("");
  await expect(said).toContainText("Contribution margin per order: $10.00.");
});

test("the address holds the figures, and opens with them again", async ({ page, context }) => {
  await open(page, margin);
  await field(page, "Average order").fill("120");
  await page.getByLabel("Currency").selectOption("EUR");
  await expect(page).toHaveURL(/price=120.*currency=EUR/);
  const length = await page.evaluate(() => history.length);
  await field(page, "Average order").fill("130");
  await expect(page).toHaveURL(/price=130/);
  expect(await page.evaluate(() => history.length)).toBe(length);
  const other = await context.newPage();
  await open(other, page.url());
  await expect(field(other, "Average order")).toHaveValue("130.00");
  await expect(figure(other, "Contribution margin per order")).toHaveText("€60.00");
  await other.getByRole("button", { name: "Back to the example" }).click();
  await expect(figure(other, "Contribution margin per order")).toHaveText("$14.00");
  await expect(other).toHaveURL(new RegExp(`${margin}$`));
});

test("a forged address is explained, and its usable figures count", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  const forged = "?price=100&goods=%3Cimg+src=x%3E&ads=-5&orders=1e99&currency=%22&other=1";
  await open(page, margin + forged);
  await expect(page.getByRole("alert").filter({ hasText: /\S/ })).toContainText(
    "Cost of goods, Ads per order, Orders a year",
  );
  await expect(field(page, "Average order")).toHaveValue("100.00");
  await expect(field(page, "Cost of goods")).toHaveValue("32.00");
  await expect(page).toHaveURL(/\?other=1&price=100&goods=32/);
  expect(errors).toEqual([]);
});

test("the numbers go to the contact form with the visitor", async ({ page }) => {
  await open(page, "/calculators/automation-payback/");
  await field(page, "Hours on the task").fill("100");
  await field(page, "Build cost").fill("12,000");
  await expect(figure(page, "Paid back in")).toHaveText("month 6");
  await result(page).getByRole("link", { name: "Discuss These Numbers" }).click();
  await expect(page).toHaveURL(/\/contact\/$/);
  const message = page.getByRole("textbox", { name: /^Message/ });
  await expect(message).toHaveValue(/Automation Payback Calculator/);
  await expect(message).toHaveValue(/- Build cost: \$12,000\n/);
  await expect(message).toHaveValue(/- Paid back in: month 6\n/);
  await expect(message).toHaveValue(/\/calculators\/automation-payback\/\?hours=100&/);
  await page.goBack();
  await expect(field(page, "Hours on the task")).toHaveValue("100");
});

test("untouched, the call carries its own message and not the example's figures", async ({
  page,
}) => {
  await open(page, "/calculators/customer-value/");
  await result(page).getByRole("link", { name: "Discuss These Numbers" }).click();
  await expect(page.getByRole("textbox", { name: /^Message/ })).toHaveValue(
    /I have worked through one of your calculators/,
  );
});

test("the link is copied with the figures in it", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/calculators/customer-value/");
  await field(page, "Retention").fill("65");
  await expect(page).toHaveURL(/retention=65/);
  await page.getByRole("button", { name: "Copy the link" }).click();
  await expect(page.getByText("The link with these figures is copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /\/calculators\/customer-value\/\?.*retention=65/,
  );
});

test("the script of a calculator comes with the visitor, and at once where the address holds figures", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto(margin, { waitUntil: "networkidle" });
  const before = scripts.length;
  await field(page, "Average order").focus();
  await page.keyboard.press("End");
  await expect(figure(page, "Contribution margin per order")).toHaveText("$14.00");
  await expect.poll(() => scripts.length).toBeGreaterThan(before);
  await page.goto(`${margin}?price=100`);
  await expect(figure(page, "Contribution margin per order")).toHaveText("$32.40");
});

test("what is typed before the page's script runs counts", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(margin, { waitUntil: "commit" });
  await field(page, "Average order").fill("100");
  release();
  await expect(figure(page, "Contribution margin per order")).toHaveText("$32.40");
  await expect(field(page, "Average order")).toHaveValue(/^100/);
});

test("where nothing is ever repaid, the page says so in words and draws it", async ({ page }) => {
  await open(page, "/calculators/automation-payback/");
  await field(page, "Running cost").fill("5000");
  await expect(figure(page, "Paid back in")).toHaveText("never");
  await expect(result(page)).toContainText("It never pays for itself");
  await expect(result(page).getByRole("row", { name: /After three years/ })).toContainText("-$");
  await open(page, `${margin}?goods=90`);
  await expect(figure(page, "Break-even ROAS")).toHaveText("none");
  await expect(result(page)).toContainText("loses money before an ad is paid");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test("the result stays in sight while figures are typed, and is one tap away", async ({
    page,
  }) => {
    await open(page, margin);
    await field(page, "Orders a year").focus();
    await expect(field(page, "Orders a year")).toBeInViewport();
    const jump = page.getByRole("link", { name: "To the result" });
    await expect(jump).toBeInViewport();
    await field(page, "Returns rate").fill("abc");
    await field(page, "Returns rate").blur();
    await jump.click();
    await expect(page.getByRole("heading", { name: "Result", exact: true })).toBeInViewport();
    await expect(field(page, "Returns rate")).toHaveValue("abc");
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    await open(page, `${margin}?price=999999.99&goods=1000000&ads=999999&currency=CHF`);
    expect(await overflow()).toBeLessThanOrEqual(0);
  });
});

test("errors, notices and losses are no violation either", async ({ page }) => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    for (const address of [
      `${margin}?goods=90&ads=x`,
      "/calculators/automation-payback/?runningCost=9999",
      "/calculators/customer-value/?acquisition=400",
    ]) {
      await open(page, address);
      const first = page.getByRole("textbox").first();
      await first.fill("?");
      await first.blur();
      await expect(first).toHaveAttribute("aria-invalid", "true");
      const { violations } = await new AxeBuilder({ page })
        .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
        .analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ""}`)).toEqual([]);
    }
  }
});

test("on paper stand figures, result and sum in dark ink, and no controls", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await open(page, `${margin}?price=100`);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(result(page)).toBeVisible();
  await expect(page.getByRole("region", { name: "The sum, line by line" })).toBeVisible();
  await expect(page.getByText(/These figures again: http.*price=100/)).toBeVisible();
  for (const name of ["Print", "Copy the link"])
    await expect(page.getByRole("button", { name })).toBeHidden();
  await expect(page.getByRole("link", { name: "Discuss These Numbers" }).first()).toBeHidden();
  const [ink, ground] = await result(page).evaluate((panel) => {
    const { color, backgroundColor } = getComputedStyle(panel);
    return [color, backgroundColor];
  });
  expect(ink).toBe("rgb(12, 26, 36)");
  // White, or none: then it is the paper's.
  expect(ground).toMatch(/^rgb\(255, 255, 255\)$|^rgba\(0, 0, 0, 0\)$/);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the sum stands with the figures of the example, and no field pretends to work", async ({
    page,
  }) => {
    await page.goto("/calculators/customer-value/");
    await expect(page.getByText("Scripts are off in this browser")).toBeVisible();
    await expect(page.getByRole("textbox")).toHaveCount(0);
    const sum = page.getByRole("region", { name: "The sum, line by line" });
    await expect(sum.getByRole("row", { name: /Lifetime value/ })).toContainText("$175.00");
    await expect(page.getByRole("region", { name: "The figures that go in" })).toContainText(
      "$70.00",
    );
    await expect(result(page).getByRole("link", { name: "Discuss These Numbers" })).toHaveAttribute(
      "href",
      "/contact/",
    );
  });
});
