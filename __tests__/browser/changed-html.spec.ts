/**
 * Pages whose HTML a host, a proxy or an extension has changed, which React renders anew: what a visitor has done before
 * stays, and the form can be sent.
 */
import { expect, test, type Page } from "../support/browser-test";
import { hydrated, interact } from "../support/hydrated";
import { holdScripts } from "../support/held-requests";
import {
  confirmation,
  fieldsOf,
  fillLead,
  hydratedForm,
  lead,
  newsletter,
  sendButton,
} from "../support/lead";
import { given } from "../support/given";
import { menuPanel, menuToggle, searchButton, searchField } from "../support/header";
import { byExtensions } from "../support/extensions";
import { calculator, toolWithQuestionnaire } from "../support/words";

/** Changes of the HTML on its way. */
const onTheWay: Record<string, (html: string) => string> = {
  "comments stripped": (html) => html.replace(/<!--.*?-->/gs, ""),
  "addresses rewritten": (html) => html.replace(/ href="\/(?!\/)/g, ' href="http://localhost/'),
  "a bar of the host": (html) => html.replace(/(<main[^>]*>)/, "$1<div>Hosted for free</div>"),
};

async function changeOnTheWay(page: Page, change: (html: string) => string): Promise<void> {
  await page.route("**/", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
}

/** Types the first name, half of it before hydration, and sends the form. */
async function sendLead(page: Page, release: () => void, afterHydration = async () => {}) {
  const { firstName } = fieldsOf(page);
  const [before, after] = [lead.firstName.slice(0, 1), lead.firstName.slice(1)];
  await firstName.click();
  await page.keyboard.type(after);
  await page.keyboard.press("Home");
  release();
  await expect(hydratedForm(page)).toBeVisible();
  await page.keyboard.type(before);
  await expect(firstName).toHaveValue(lead.firstName);
  await expect(firstName).toBeFocused();
  await afterHydration();
  await fillLead(page);
  await sendButton(page).click();
}

for (const [what, change] of Object.entries(onTheWay))
  test(`${what}: words and focus stay, and the form arrives`, async ({ page, receiver }) => {
    await changeOnTheWay(page, change);
    const release = await holdScripts(page);
    await page.goto("/contact/");
    await sendLead(page, release);
    await expect.poll(() => receiver.leads).toEqual([expect.objectContaining(lead)]);
  });

for (const [what, change] of Object.entries(byExtensions))
  for (const early of [true, false])
    test(`${what} ${early ? "before" : "after"} hydration: the form arrives`, async ({
      page,
      receiver,
    }) => {
      const release = await holdScripts(page);
      await page.goto("/contact/");
      if (early) await page.evaluate(change);
      await sendLead(page, release, () => (early ? Promise.resolve() : page.evaluate(change)));
      await expect.poll(() => receiver.leads).toEqual([expect.objectContaining(lead)]);
    });

for (const [what, change] of Object.entries(byExtensions))
  test(`${what} before or between the keys: each key counts`, async ({ page }) => {
    const name = "Ann Marie Example";
    for (const wait of [0, 60, 250, 500]) {
      await page.goto("/contact/");
      const { firstName } = fieldsOf(page);
      if (wait === 0) await page.evaluate(change);
      await firstName.click();
      const typing = page.keyboard.type(name, { delay: 45 });
      await page.waitForTimeout(wait);
      if (wait > 0) await page.evaluate(change);
      await typing;
      await expect(firstName).toHaveValue(name);
      await expect(firstName).toBeFocused();
      // The draft would fill in the next page.
      await page.evaluate(() => [sessionStorage, localStorage].forEach((store) => store.clear()));
    }
  });

test("a translated calculator shows the new figures", async ({ page }) => {
  const { href, inputs } = given(calculator("trueMargin"));
  await page.goto(href);
  const field = page.getByRole("textbox", { name: inputs[0]?.name });
  await field.focus();
  await hydrated(page);
  await page.evaluate(byExtensions["a translator"] ?? (() => {}));
  await field.fill("123.4");
  await expect(page.locator(".chart-table")).toContainText("123.40");
});

test.describe("on a page that is rendered anew as a whole", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  /** Opens a page without its comments, acts, and lets the scripts arrive. */
  async function actEarly(page: Page, address: string, act: () => Promise<void>): Promise<void> {
    await changeOnTheWay(page, (html) => html.replace(/<!--.*?-->/gs, ""));
    const release = await holdScripts(page);
    await page.goto(address);
    await interact(page);
    await act();
    release();
    await hydrated(page);
  }

  test("an early press of the menu counts, also while an extension fails", async ({ page }) => {
    await page.addInitScript(() => {
      setInterval(() => void Promise.reject(new Error("An extension has failed.")), 50);
    });
    await actEarly(page, "/about/", () => menuToggle(page).tap());
    await expect(menuToggle(page)).toHaveAttribute("aria-expanded", "true");
    await expect(menuPanel(page)).toBeVisible();
  });

  test("the search stays open with its words", async ({ page }) => {
    await actEarly(page, "/about/", async () => {
      await searchButton(page).tap();
      await page.keyboard.type("marg");
    });
    await page.keyboard.type("in");
    await expect(searchField(page)).toHaveValue("margin");
    await expect(page.locator("[data-results] a").first()).toBeVisible();
  });

  test("the place and the focus stay", async ({ page }) => {
    const link = page.getByRole("main").getByRole("link").last();
    await actEarly(page, "/", () => link.focus());
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
  });

  test("the newsletter form is sent once after an early press", async ({ page, receiver }) => {
    const { email, button } = newsletter(page);
    await actEarly(page, "/blog/", async () => {
      await email.fill("ada@example.com");
      await button.tap();
    });
    await expect(confirmation(page, "newsletter")).toBeVisible();
    expect(receiver.leads).toEqual([expect.objectContaining({ email: "ada@example.com" })]);
  });

  test("a calculator keeps its figures", async ({ page }) => {
    const { href, inputs } = given(calculator("trueMargin"));
    const field = page.getByRole("textbox", { name: inputs[0]?.name });
    await actEarly(page, href, () => field.fill("123.4"));
    await expect(page).toHaveURL(/123\.4/);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue("123.4");
  });

  test("the questionnaire keeps its answers", async ({ page }) => {
    const { tool } = given(toolWithQuestionnaire());
    const questions = page.getByRole("radiogroup");
    const answer = (place: number) => questions.nth(place).getByRole("radio").nth(1);
    await actEarly(page, tool.href, async () => {
      await answer(0).tap();
      await answer(1).tap();
    });
    await expect(answer(0)).toBeChecked();
    await expect(answer(1)).toBeChecked();
  });
});
