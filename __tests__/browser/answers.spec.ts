/**
 * Whatever a visitor does is answered within 200 ms at a quarter of the speed. A page is compared with itself at full
 * speed, since a clock says nothing on a machine that is slow or busy.
 */
import { measureAnswers, problemsOf, type Interaction } from "../support/answers";
import { expect, test, type Page } from "../support/browser-test";
import { holdScripts } from "../support/held-scripts";
import { hydrated, openHydrated } from "../support/hydrated";
import { fieldsOf, wakeForm } from "../support/lead";
import { calculator, footerPages, navigation } from "../support/words";

const { services, search } = navigation();

// On a busy machine many rounds pass until none of the shortest times is one of other work.
test.beforeEach(() => test.slow());

const toggle = (page: Page) => page.getByRole("button", { name: /^(Open|Close) menu$/ });
const searchButton = (page: Page) =>
  page.getByRole("banner").getByRole("button", { name: search.label, exact: true });
const dropdown = (page: Page) =>
  page
    .getByRole("navigation", { name: "Main" })
    .getByRole("button", { name: services.label, exact: true });

/** Opens the menu of a phone and closes it. */
async function openAndClose(page: Page): Promise<void> {
  await toggle(page).click();
  await expect(page.locator("#mobile-menu")).toBeVisible();
  await toggle(page).click();
  await expect(page.locator("#mobile-menu")).toBeHidden();
}

/** Expects an interaction to be answered in time; its times stand beside the test in the report. */
async function expectAnswered(page: Page, interaction: Interaction): Promise<void> {
  const answers = await measureAnswers(page, interaction);
  const { full, slow, least } = answers;
  const description = `${full} ms at full speed, ${slow} ms at a quarter; the least is ${least} ms`;
  test.info().annotations.push({ type: "answer", description });
  expect(problemsOf(answers)).toEqual([]);
}

/** The same on a page that its scripts have taken over; what is fetched only once is fetched before. */
async function expectAnsweredAgain(page: Page, act: () => Promise<void>): Promise<void> {
  await act();
  await expectAnswered(page, { act });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the menu", async ({ page }) => {
    await openHydrated(page, "/");
    await expectAnsweredAgain(page, () => openAndClose(page));
  });

  test("a menu that thinks before it opens is told of", async ({ page }) => {
    await openHydrated(page, "/");
    await toggle(page).evaluate((button) => {
      button.addEventListener("click", ({ timeStamp }) => {
        while (performance.now() < timeStamp + 1000);
      });
    });
    const answers = await measureAnswers(page, { act: () => openAndClose(page) }, 4);
    expect(problemsOf(answers)).not.toEqual([]);
  });

  test("a form: typing, and the messages of one that is not filled in", async ({ page }) => {
    await openHydrated(page, "/contact/");
    await wakeForm(page);
    const { firstName, email } = fieldsOf(page);
    let letter = 0;
    await expectAnsweredAgain(page, async () => {
      await firstName.click();
      await page.keyboard.press("abcdefghij"[(letter += 1) % 10] ?? "a");
      await email.click();
      await page.keyboard.press("x");
      await page.keyboard.press("Tab");
    });
  });

  test("a calculator", async ({ page }) => {
    const found = calculator("trueMargin") ?? calculator("automationPayback");
    test.skip(!found, "The site has no such calculator.");
    await openHydrated(page, found?.href ?? "");
    const figure = page.locator("input[inputmode=decimal]").first();
    await expect(async () => {
      await figure.click();
      await figure.press("End");
      await figure.press("1");
      await expect(page).toHaveURL(/#/, { timeout: 1000 });
    }).toPass();
    let digit = 0;
    await expectAnsweredAgain(page, async () => {
      await figure.press("Backspace");
      await figure.press(String((digit += 1) % 10));
    });
  });

  test("the search", async ({ page }) => {
    await openHydrated(page, "/blog/");
    await searchButton(page).click();
    await expect(page.getByRole("dialog").getByRole("status")).toHaveText(search.start);
    await expectAnsweredAgain(page, async () => {
      for (const key of ["p", "r", "o", "Backspace", "Backspace", "Backspace"])
        await page.keyboard.press(key);
    });
  });
});

test.describe("on a desktop", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("a dropdown", async ({ page }) => {
    await openHydrated(page, "/about/");
    await dropdown(page).focus();
    await expectAnsweredAgain(page, async () => {
      await page.keyboard.press("Enter");
      await expect(page.locator("#menu-services")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.locator("#menu-services")).toBeHidden();
    });
  });

  test("a change of page", async ({ page }) => {
    const [first = "", second = ""] = footerPages();
    test.skip(!second, "The footer leads to fewer than two pages.");
    await openHydrated(page, first);
    const link = (address: string) =>
      page.getByRole("contentinfo").locator(`a[href="${address}"]`).first();
    await expectAnsweredAgain(page, async () => {
      for (const address of [second, first]) {
        await link(address).click();
        await page.waitForURL(address);
      }
    });
  });
});

/** The first press on a page, before its scripts or with them, and what shows at once. */
const firstPresses = [
  {
    name: "the menu of a phone",
    width: 390,
    press: (page: Page) => toggle(page).tap(),
    shows: (page: Page) => expect(page.locator("#mobile-menu")).toBeVisible(),
  },
  {
    name: "the search of a phone",
    width: 390,
    press: (page: Page) => searchButton(page).tap(),
    shows: (page: Page) => expect(page.getByRole("dialog")).toBeVisible(),
  },
  {
    name: "a dropdown",
    width: 1440,
    press: (page: Page) => dropdown(page).click(),
    shows: (page: Page) => expect(page.locator("#menu-services")).toBeVisible(),
  },
];

for (const { name, width, press, shows } of firstPresses)
  test.describe(`the first press on a page, on ${name},`, () => {
    const touch = width < 1000;
    test.use({ viewport: { width, height: 850 }, hasTouch: touch, isMobile: touch });

    test("with its scripts on their way", async ({ page }) => {
      let release = () => {};
      await expectAnswered(page, {
        before: async () => {
          release = await holdScripts(page);
          await page.goto("/about/");
        },
        act: async () => {
          await press(page);
          await shows(page);
        },
        after: async () => {
          release();
          await hydrated(page);
        },
      });
    });

    test("with its scripts at hand", async ({ page }) => {
      await expectAnswered(page, {
        before: () => page.goto("/about/"),
        act: () => press(page),
        after: () => hydrated(page),
      });
    });
  });
