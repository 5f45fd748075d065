/** The contact form in component tests. */
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ComponentProps } from "react";
import { ContactForm } from "../../src/features/forms/ContactForm";
import { contactFields, emptyValues, type ContactName } from "../../src/model/form-fields";
import { hostForms } from "../../src/model/host-forms";
import { nodeOf } from "./content";
import { startsWith } from "./escape-regexp";
import { navigations } from "./gatsby";
import { sampleValues } from "./sample-values";

export const names = contactFields.map(({ name }) => name);

export type Name = ContactName;

/** The texts of the form in the fixture content, and the values of leads. */
export const { form: words } = nodeOf<{
  form: Record<"title" | "withoutScript", string> & {
    leadValues: { currency: string; ranges: { value: number }[] };
  };
}>("ContactPage");

/** Valid values of all fields. */
export const values = sampleValues({
  firstName: "Mari",
  lastName: "Tamm",
  email: "mari@shop.example",
  company: "Shop OÜ",
  revenue: "1m-5m",
  needs: "growth-strategy",
  message: "Our margin falls & nobody knows why.",
});

/** The values of an empty form. */
export const empty = emptyValues(contactFields);

export const open = (props: ComponentProps<typeof ContactForm> = {}) =>
  render(<ContactForm {...props} />);

/** The control of a field, found by its label. */
export function field(name: Name): HTMLInputElement {
  const label = [...document.querySelectorAll("label")].find(({ textContent }) =>
    textContent.startsWith(WORDS.formFields[name]),
  );
  if (!label?.control) throw new Error(`There is no field ${WORDS.formFields[name]}.`);
  return label.control as HTMLInputElement;
}

/** Whether the form asks for a field. */
export const isAsked = (name: Name) =>
  screen.queryByLabelText(startsWith(WORDS.formFields[name])) !== null;

/** Types into a field, or chooses an option. */
export const fill = (name: Name, value: string) =>
  fireEvent.change(field(name), { target: { value } });

export function fillAll(part: Partial<Record<Name, string>> = {}): void {
  for (const name of names) fill(name, part[name] ?? values[name]);
}

export const submit = (label = WORDS.form.submit) =>
  screen.getByText(label, { selector: "button" });

export const send = () => fireEvent.click(submit());

/** Waits until the visitor is led to the page that confirms the form. */
export const confirmed = () =>
  waitFor(() => expect(navigations.at(-1)?.to).toBe(hostForms.full.thanks));

/** The current values of the form. */
export const shown = () => Object.fromEntries(names.map((name) => [name, field(name).value]));

/** The link that appears when sending has failed. */
export const mailInstead = () => screen.queryByText(WORDS.form.mailFallback, { selector: "a" });
