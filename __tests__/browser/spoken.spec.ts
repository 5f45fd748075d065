/** What a screen reader says on the journeys of a visitor: names, states, focus and messages. */
import { expect, test } from "../support/browser-test";
import { given } from "../support/given";
import { openHydrated } from "../support/hydrated";
import { contactForm, fillLead, hydrateForm, sendButton } from "../support/lead";
import { webhookHost } from "../support/public-host";
import { listen } from "../support/spoken";
import { entries, hasTable, navigation, toolWithQuestionnaire } from "../support/words";

const { search, services: menu, call } = navigation();
const { mailFallback } = WORDS.form;
const results = WORDS.search.results.other.replace("{count} ", "");

test("the search says one message after a pause", async ({ page }) => {
  const said = await listen(page);
  await openHydrated(page, "/about/");
  await page.keyboard.press("Control+k");
  const field = page.getByRole("searchbox", { name: WORDS.search.field });
  await expect(field).toHaveAccessibleDescription(WORDS.search.keys);
  await page.keyboard.press("r");
  await expect(page.getByText(search.start)).toBeVisible();
  await page.keyboard.type("eturns", { delay: 60 });
  await expect(page.getByRole("status").filter({ hasText: results })).toHaveCount(1);
  expect(await said()).toEqual([expect.stringMatching(new RegExp(`\\d+ ${results}`))]);
});

test("a failed send is said once beside the button @first", async ({ page, receiver }) => {
  receiver.mode = "broken";
  const said = await listen(page);
  await openHydrated(page, "/contact/");
  await hydrateForm(page);
  const problems = contactForm(page).getByRole("alert");
  await sendButton(page).click();
  await expect(problems).toHaveCount(1);
  await fillLead(page);
  await sendButton(page).click();
  const [title, text] = [WORDS.form.failed, WORDS.form.failedText];
  await expect(contactForm(page).getByText(text)).toBeVisible();
  await expect(contactForm(page)).toMatchAriaSnapshot(`
    - button "${WORDS.form.submit}"
    - paragraph
    - paragraph:
      - strong: ${title}
    - link "${mailFallback}"
  `);
  await expect(page.getByRole("alert").filter({ hasText: text })).toHaveCount(1);
  await expect(problems).toHaveCount(0);
  expect((await said()).filter((message) => message.includes(text))).toEqual([`${title}. ${text}`]);
});

test("a send that takes longer than a second is said", async ({ page }) => {
  await page.route(`http://${webhookHost}/**`, () => undefined);
  await openHydrated(page, "/contact/");
  await hydrateForm(page);
  await fillLead(page);
  await sendButton(page).click();
  await expect(page.getByRole("status").filter({ hasText: WORDS.form.sending })).toHaveCount(1);
});

test.describe("the leak finder", () => {
  const found = toolWithQuestionnaire();
  test.skip(!found, "The site has no questionnaire.");
  const [first] = found?.questionnaire.areas ?? [];
  const copy = WORDS.questionnaire;

  test("says the heading and the question without an answer", async ({ page }) => {
    const said = await listen(page);
    await openHydrated(page, found?.tool.href ?? "");
    await page.locator('main a[href$="#check"]').click();
    await expect(page.getByRole("heading", { name: found?.questionnaire.title })).toBeFocused();
    await page.getByRole("button", { name: copy.next, exact: true }).click();
    const [question] = first?.questions ?? [];
    const group = page.getByRole("radiogroup", { name: question?.question });
    await expect(group).toHaveAttribute("aria-invalid", "true");
    await expect(group.getByRole("radio").first()).toBeFocused();
    await expect(group.getByRole("radio").first()).toHaveAccessibleDescription(copy.missing);
    const missing = page.getByText(copy.missing, { exact: true });
    const count = first?.questions.length ?? 0;
    await expect(missing).toHaveCount(count);
    await page.keyboard.press("ArrowDown");
    await expect(missing).toHaveCount(count - 1);
    expect(await said()).toEqual([]);
  });
});

test("a link within the page is not announced, and on Back its focus returns", async ({ page }) => {
  const said = await listen(page);
  await openHydrated(page, "/process/");
  const link = page.locator("main .timeline a").first();
  await link.click();
  await expect(page.locator(":target")).toBeFocused();
  await page.goBack();
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  expect(await said()).toEqual([]);
});

test("on a phone the menu, the call and the theme stand in the navigation", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, "/about/");
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("navigation", { name: "Main" })).toMatchAriaSnapshot(`
    - navigation "Main":
      - list:
        - listitem:
          - group: "${menu.label}"
      - link "${call.label}"
      - combobox "Theme"
  `);
});

test("tables and charts of texts have a name, and tables heads of rows", async ({ page }) => {
  await page.goto(given(entries("BlogPost").find(hasTable)).href);
  for (const table of await page.getByRole("table").all())
    await expect(table).toHaveAccessibleName(/\w/);
  const table = page.locator("article .table-scroll").getByRole("table").first();
  await expect(table.getByRole("rowheader").first()).toBeAttached();
});

test("no group is without a name", async ({ page }) => {
  for (const address of ["/", "/case-studies/", "/blog/", "/contact/"]) {
    await page.goto(address);
    expect(await page.locator("body").ariaSnapshot(), address).not.toMatch(/- group:?$/m);
  }
});
