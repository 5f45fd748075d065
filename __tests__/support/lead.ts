import { expect, type Locator, type Page } from "@playwright/test";
import { contactFields, emptyValues, type ContactName } from "../../src/model/form-fields";
import { startsWith } from "./escape-regexp";
import { sampleValues } from "./sample-values";
import { page as words } from "./words";

/** Valid values for the contact form. */
export const lead = sampleValues({
  firstName: "Ada",
  lastName: "Byron",
  email: "ada@example.com",
  company: "Engine Works",
  revenue: "1m-5m",
  needs: "profit-optimization",
  message: "We would like to know our margin by channel.",
});

const isList = (name: ContactName) =>
  contactFields.some((field) => field.name === name && field.control === "list");

const names = contactFields.map(({ name }) => name);

/** The contact form, whose name is what the visitor asks for. */
export const contactForm = (page: Page): Locator =>
  page.getByRole("form").filter({ has: page.locator("textarea") });

/** The submit button of the contact form, with its label for when nothing is being sent. */
export const sendButton = (page: Page): Locator =>
  contactForm(page).getByRole("button", { name: WORDS.form.submit });

/** The controls of the contact form, by the names of its fields. */
export function fieldsOf(page: Page): Record<ContactName, Locator> {
  const control = (name: ContactName) =>
    contactForm(page).getByRole(isList(name) ? "combobox" : "textbox", {
      name: startsWith(WORDS.formFields[name]),
    });
  return Object.fromEntries(names.map((name) => [name, control(name)])) as Record<
    ContactName,
    Locator
  >;
}

/** A hydrated form, which has the browser's validation turned off. */
export const hydratedForm = (page: Page): Locator =>
  page.locator("form[novalidate]:not([data-pending])");

/** Focuses and leaves the last form of a page, and waits until a form is hydrated. */
export async function hydrateForm(page: Page): Promise<void> {
  const field = page.getByRole("form").last().getByRole("textbox").first();
  await field.focus();
  await expect(hydratedForm(page)).toBeVisible();
  await field.blur();
}

/** Fills in the contact form, or those of its fields that an application asks for. */
export async function fillLead(page: Page, asked: readonly ContactName[] = names): Promise<void> {
  const fields = fieldsOf(page);
  for (const name of asked)
    if (isList(name)) await fields[name].selectOption(lead[name]);
    else await fields[name].fill(lead[name]);
}

/** The current values of the contact form. */
export async function shownLead(page: Page): Promise<Record<string, string>> {
  const entries = Object.entries(fieldsOf(page));
  const values = await Promise.all(entries.map(([, control]) => control.inputValue()));
  return Object.fromEntries(entries.map(([name], index) => [name, values[index] ?? ""]));
}

/** The heading of the page that confirms a form. */
export const confirmation = (page: Page, form: "contact" | "newsletter" = "contact"): Locator =>
  page.getByRole("heading", {
    name: (form === "contact" ? words("contact").form : words("blog").newsletter).thanks.title,
  });

export const emptyLead = emptyValues(contactFields);

/** The newsletter form and its controls. */
export function newsletter(page: Page): { form: Locator; email: Locator; button: Locator } {
  const form = page.getByRole("form", { name: words("blog").newsletter.title });
  return {
    form,
    email: form.getByRole("textbox", { name: startsWith(WORDS.newsletter.email) }),
    button: form.getByRole("button"),
  };
}
