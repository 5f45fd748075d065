/** Both forms with a webhook that works. */
import { expect, test, type Page } from "../support/browser-test";
import { violationsInBothSchemes } from "../support/axe";
import { openHydrated } from "../support/hydrated";
import {
  confirmation,
  contactForm,
  emptyLead,
  fieldsOf,
  fillLead,
  lead,
  hydrateForm,
  sendButton,
  shownLead,
} from "../support/lead";
import { holdToasts, toast } from "../support/toasts";
import { page as words, site } from "../support/words";

const { webhook, backup } = site().forms;

test.skip(
  webhook === "off" || backup !== "none",
  "The tests of the component prove forms with a backup.",
);

test.beforeEach(({ page }) => holdToasts(page));

async function openFilled(page: Page): Promise<void> {
  await openHydrated(page, "/contact/");
  await fillLead(page);
}

test("a double click sends one lead, which is confirmed @first", async ({ page, receiver }) => {
  test.skip(site().sendSourceWithForms, "The owner sends the source of a visit too.");
  await openFilled(page);
  const { sent } = words("contact").form;
  // The label of the button changes while the form is being sent.
  await contactForm(page).locator("button[type=submit]").dblclick();
  await expect(toast(page, sent.title)).toContainText(sent.text);
  await expect(confirmation(page)).toBeVisible();
  expect(receiver.leads).toHaveLength(1);
  const { timestamp, ...rest } = receiver.leads[0] ?? {};
  expect(new Date(timestamp ?? "").toISOString()).toBe(timestamp);
  expect(rest).toEqual({ ...lead, type: "full" });
  await expect(page).toHaveURL("/contact/thanks/");
  await page.reload();
  await expect(confirmation(page)).toBeVisible();
  await page.getByRole("link", { name: WORDS.form.again }).click();
  await expect(page).toHaveURL("/contact/");
  await expect.poll(() => shownLead(page)).toEqual(emptyLead);
});

test("a lead arrives though its tab is closed while it is sent", async ({ page, receiver }) => {
  receiver.preflight = 300;
  await openFilled(page);
  const sending = page.waitForRequest((request) => request.method() === "POST");
  await sendButton(page).click();
  await sending;
  await page.close();
  await expect.poll(() => receiver.leads).toEqual([expect.objectContaining(lead)]);
});

test("a message near its maximum is counted, and ends there", async ({ page }) => {
  const { longestMessage: limit = 5000 } = words("contact").form;
  await openFilled(page);
  const { message } = fieldsOf(page);
  const shown = contactForm(page)
    .getByText(WORDS.form.count.split("{limit}")[1] ?? "")
    .first();
  await expect(shown).toBeHidden();
  await message.fill("a".repeat(limit - 1));
  await message.press("End");
  await page.keyboard.type("bc");
  await expect(shown).toContainText(String(limit));
  await expect(message).toHaveValue(/ab$/);
});

test("a new tab restores the draft, and offers to clear it", async ({ page, context }) => {
  const { draft, clear } = WORDS.form;
  await openFilled(page);
  await hydrateForm(page);
  await expect(contactForm(page).getByText(draft)).toHaveCount(0);
  await page.goto("about:blank");
  const next = await context.newPage();
  await openHydrated(next, "/contact/");
  await hydrateForm(next);
  await expect.poll(() => shownLead(next)).toEqual(lead);
  await expect(contactForm(next).getByText(draft)).toBeVisible();
  expect(await violationsInBothSchemes(next, "main form")).toEqual([]);
  await contactForm(next).getByRole("button", { name: clear }).click();
  await expect.poll(() => shownLead(next)).toEqual(emptyLead);
  await expect(contactForm(next).getByText(draft)).toHaveCount(0);
  await expect(fieldsOf(next).firstName).toBeFocused();
  await next.reload();
  await hydrateForm(next);
  expect(await shownLead(next)).toEqual(emptyLead);
});
