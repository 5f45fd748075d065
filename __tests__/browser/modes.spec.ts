/** Windows and modes that few visitors have: forced colours, a zoom of 400 %, paper. */
import { expect, test } from "../support/browser-test";
import { given } from "../support/given";
import { hydrateForm, sendButton } from "../support/lead";
import { calculator, entries } from "../support/words";

test("the bars of the bridge are seen in forced colours", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/");
  const hidden = page.locator("figure tr i").evaluateAll((bars) => {
    const ground = getComputedStyle(document.body).backgroundColor;
    return bars.map((bar) => getComputedStyle(bar).backgroundColor === ground);
  });
  expect(new Set(await hidden)).toEqual(new Set([false]));
});

test.describe("in a window of 320 × 256 px", () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test("the button of a form is seen when it has the focus", async ({ page }) => {
    await page.goto("/contact/");
    await hydrateForm(page);
    await sendButton(page).focus();
    const isOnTop = sendButton(page).evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === button;
    });
    expect(await isOnTop).toBe(true);
  });

  test("the result of a calculator does not stay in the window", async ({ page }) => {
    const { href, inputs } = given(calculator("trueMargin"));
    await page.goto(href);
    const jump = page.getByRole("link", { name: WORDS.calculator.jump, exact: true });
    await jump.scrollIntoViewIfNeeded();
    await page.getByRole("textbox", { name: inputs.at(-1)?.name }).focus();
    await expect(jump).not.toBeInViewport();
  });
});

test("an article on paper has its title, larger subheadings, and no controls", async ({ page }) => {
  const { href } = given(entries("BlogPost")[0]);
  await page.emulateMedia({ media: "print" });
  await page.goto(href);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const heading = page.locator("article h2").first();
  const text = page.locator("article p").first();
  const sizeOf = (part: typeof text) => part.evaluate((shown) => getComputedStyle(shown).fontSize);
  expect(parseFloat(await sizeOf(heading))).toBeGreaterThan(parseFloat(await sizeOf(text)));
  for (const control of await page.getByRole("button").all()) await expect(control).toBeHidden();
  await expect(page.getByRole("link", { name: /^Skip/ })).toBeHidden();
});
