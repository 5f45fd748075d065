/** The calculators. Tests enter their own figures, so that an editor can change the worked examples. */
import { violationsInBothSchemes } from "../support/axe";
import { expect, test, type Locator, type Page } from "../support/browser-test";
import { given } from "../support/given";
import { holdScripts } from "../support/held-requests";
import { customer, order, task } from "../support/formula-inputs";
import { openHydrated } from "../support/hydrated";
import { fieldsOf } from "../support/lead";
import { escapeRegExp } from "../support/escape-regexp";
import { inFallbackTypefaces } from "../support/typefaces";
import { calculator, call, page as words } from "../support/words";

const copy = words("resources").calculator;

const formulas = { trueMargin: order, automationPayback: task, customerValue: customer };
type Formula = keyof typeof formulas;

/** The calculator of a formula; skips the test if the site has none. */
const using = (formula: Formula) => given(calculator(formula));

/** The address of a calculator with figures of its formula, some of them replaced. */
function addressOf(formula: Formula, others: Record<string, string | number> = {}): string {
  const figures = Object.entries({ ...formulas[formula], ...others });
  const query = new URLSearchParams(figures.map(([name, figure]) => [name, String(figure)]));
  return `${using(formula).href}#${query}`;
}

/** Moves the pointer until the calculator is hydrated, which starts at the first interaction. */
async function hydrateCalculator(page: Page): Promise<void> {
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

async function open(page: Page, address: string): Promise<void> {
  await openHydrated(page, address);
  await hydrateCalculator(page);
}

/** An amount as the page formats it. */
const money = (amount: string) =>
  `${SITE.currency}${/[a-z]$/i.test(SITE.currency) ? " " : ""}${amount}`;

const result = (page: Page): Locator =>
  page.getByRole("region", { name: WORDS.calculator.result, exact: true });

/** The figure of the result that shows a quantity. */
const figure = (page: Page, formula: Formula, quantity: string): Locator =>
  result(page)
    .locator("dl > div")
    .filter({ has: page.getByText(resultOf(formula, quantity).label, { exact: true }) })
    .locator("dd");

/** The label and template of a quantity in the result; skips the test if the owner left it out. */
const resultOf = (formula: Formula, quantity: string) =>
  given(using(formula).results.find(({ value }) => value.includes(`{${quantity}}`)));

const contribution = (page: Page) => figure(page, "trueMargin", "contribution");

const field = (page: Page, key: string): Locator => page.locator(`#figure-${key}`);

/** The label of an input. */
const nameOf = (formula: Formula, key: string): string =>
  using(formula).inputs.find((input) => input.key === key)?.name ?? "";

const working = (page: Page): Locator =>
  page.getByRole("table", { name: WORDS.calculator.working, exact: true });

/** How far the page is wider than the window, in pixels. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

const discuss = (page: Page): Locator =>
  result(page).getByRole("link", { name: call(copy.closing.call).label, exact: true });

test("a calculator updates its result while a visitor types @first", async ({ page }) => {
  await open(page, addressOf("trueMargin"));
  await expect(contribution(page)).toHaveText(money("14.00"));
  const price = field(page, "price");
  await expect(price).toHaveAccessibleName(
    new RegExp(`^${escapeRegExp(nameOf("trueMargin", "price"))}`),
  );
  await price.fill("1.080,50");
  await expect(contribution(page)).toHaveText(money("934.46"));
  await price.blur();
  await expect(price).toHaveValue("1,080.50");
  await price.fill("99,5");
  await price.press("Enter");
  await expect(price).toHaveValue("99.50");
  await price.fill("100");
  const bar = using("trueMargin").chart.parts.find(({ key }) => key === "price");
  await expect(
    result(page).getByRole("row", { name: new RegExp(escapeRegExp(bar?.label ?? "")) }),
  ).toContainText(money("100.00"));
  await expect(working(page)).toContainText(money("100.00"));
});

test("a calculator restores the figures of its address, and resets them", async ({ page }) => {
  await open(page, addressOf("trueMargin", { price: 130 }));
  await expect(field(page, "price")).toHaveValue("130.00");
  await expect(contribution(page)).toHaveText(money("60.00"));
  await page.getByRole("button", { name: WORDS.calculator.reset, exact: true }).click();
  await expect(page).toHaveURL(using("trueMargin").href);
  const example = using("trueMargin").inputs.find(({ key }) => key === "price")?.example;
  const shown = await field(page, "price").inputValue();
  expect(Number(shown.replaceAll(",", ""))).toBe(example);
});

test("the call of a calculator passes its figures on; Back restores them", async ({ page }) => {
  const onContact = call(copy.closing.call).to === "/contact/";
  test.skip(!onContact, "The call to action does not lead to the contact form.");
  await open(page, addressOf("automationPayback"));
  await field(page, "hours").fill("100");
  await discuss(page).click();
  await expect(page).toHaveURL("/contact/");
  const { title } = using("automationPayback");
  await expect(fieldsOf(page).message).toHaveValue(new RegExp(escapeRegExp(title)));
  await page.goBack();
  await expect(field(page, "hours")).toHaveValue("100");
});

test("a calculator copies a link with its figures", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, addressOf("customerValue"));
  await field(page, "retention").fill("65");
  await expect(page).toHaveURL(/retention=65/);
  await page.getByRole("button", { name: WORDS.calculator.copy, exact: true }).click();
  await expect(page.getByText(WORDS.calculator.copied, { exact: true })).toBeVisible();
  const { href } = using("customerValue");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(new RegExp(`${href}#.*retention=65`));
});

test("a calculator keeps input from before hydration", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(addressOf("trueMargin"), { waitUntil: "commit" });
  await field(page, "ads").fill("1234");
  release();
  await expect(page).toHaveURL(/ads=1234/);
  await expect(field(page, "ads")).toHaveValue(/^1,?234/);
});

test("on a phone a focused field has a link to the result", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  // The fallback fonts are wider than the site's typefaces.
  await inFallbackTypefaces(page);
  await open(page, addressOf("trueMargin"));
  await field(page, "orders").focus();
  await expect(field(page, "orders")).toBeInViewport();
  const jump = page.getByRole("link", { name: WORDS.calculator.jump, exact: true });
  await expect(jump).toBeInViewport();
  await field(page, "returnsRate").fill("abc");
  await field(page, "returnsRate").blur();
  await jump.click();
  await expect(
    page.getByRole("heading", { name: WORDS.calculator.result, exact: true }),
  ).toBeInViewport();
  await expect(field(page, "returnsRate")).toHaveValue("abc");
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  const large = { price: 999_999.99, goods: 1_000_000, ads: 999_999 };
  await open(page, addressOf("trueMargin", large));
  // Only the hash differs, so the open page reads the new figures without loading again.
  await expect(field(page, "price")).toHaveValue("999,999.99");
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});

test("a calculator with errors has no accessibility violation", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, addressOf("trueMargin", { goods: 90, ads: "x" }));
  const first = page.getByRole("main").getByRole("textbox").first();
  await first.fill("?");
  await first.blur();
  await expect(first).toHaveAttribute("aria-invalid", "true");
  expect(await violationsInBothSchemes(page, "main")).toEqual([]);
});

test("a printed calculator shows figures, working and address, no controls", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await open(page, addressOf("trueMargin", { price: 1234 }));
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(result(page)).toBeVisible();
  await expect(working(page)).toBeVisible();
  await expect(
    page.getByText(new RegExp(`${escapeRegExp(WORDS.calculator.printed)} http.*price=1234`)),
  ).toBeVisible();
  for (const name of [WORDS.calculator.print, WORDS.calculator.copy])
    await expect(page.getByRole("button", { name, exact: true })).toBeHidden();
  await expect(discuss(page)).toBeHidden();
});
