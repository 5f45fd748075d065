/** The fields of the contact form, their validation and their draft. */
import { fill } from "../../../../src/lib/fill-names";
import { plural } from "../../../../src/lib/plural";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import * as form from "../../../support/contact-form";
import { contactFields } from "../../../../src/model/form-fields";
import { bodies, notified, request } from "../../../support/webhook";

const messages = Object.fromEntries(
  contactFields.map(({ name }) => [name, WORDS.problems[name]]),
) as Record<form.Name, string>;

const requiredNames = contactFields.filter(({ required }) => required).map(({ name }) => name);

const invalid = () =>
  form.names.filter((name) => form.field(name).getAttribute("aria-invalid") === "true");

test("the fields have labels, with an asterisk if they are required, and can be autofilled", () => {
  form.open();
  for (const { name, required } of contactFields) {
    expect([name, form.field(name).ariaRequired]).toEqual([name, String(required)]);
    expect(form.field(name).labels?.[0]?.textContent).toBe(
      WORDS.formFields[name] + (required ? "\u00a0*" : ""),
    );
    expect(form.field(name)).toHaveAccessibleName(WORDS.formFields[name]);
  }
  expect(screen.getByText(WORDS.form.required)).toBeVisible();
  // A browser fills it in and shows its keyboard for addresses.
  expect([form.field("email").autocomplete, form.field("email").type]).toEqual(["email", "email"]);
});

test("validation shows an error for each required field of an empty form once it is sent, and lists them as links to their fields", async () => {
  form.open();
  form.field("firstName").focus();
  form.field("firstName").blur();
  expect(invalid()).toEqual([]);
  form.send();
  await waitFor(() => expect(invalid()).toEqual(requiredNames));
  for (const name of requiredNames)
    expect(form.field(name)).toHaveAccessibleDescription(
      [WORDS.hints[name], messages[name]].filter(Boolean).join(" "),
    );
  expect(request).not.toHaveBeenCalled();
  expect(notified).toEqual([]);
  expect(form.submit()).toBeEnabled();
  const list = screen.getByRole("alert");
  expect(list).toHaveFocus();
  expect(list).toHaveTextContent(plural(WORDS.form.problems, requiredNames.length));
  const links = within(list).getAllByRole("link");
  for (const [index, name] of requiredNames.entries()) {
    const field = WORDS.formFields[name];
    expect(links[index]).toHaveTextContent(fill(WORDS.form.empty, { field }));
    fireEvent.click(links[index] as HTMLElement);
    expect(form.field(name)).toHaveFocus();
  }
});

test("Enter leads to the next field until the form is complete, which it then sends", async () => {
  form.open();
  const user = userEvent.setup();
  await user.click(form.field("firstName"));
  await user.keyboard("Mari{Enter}");
  expect(form.field("lastName")).toHaveFocus();
  expect(invalid()).toEqual([]);
  form.fillAll();
  await user.keyboard("{Enter}");
  await form.confirmed();
});

test("validation hides an error as soon as its field is valid, and shows it again if it is not", async () => {
  form.open();
  form.send();
  await screen.findByText(messages.firstName);
  form.fill("firstName", "Ma");
  await waitFor(() => expect(screen.queryByText(messages.firstName)).not.toBeInTheDocument());
  expect(form.field("firstName")).toHaveAttribute("aria-invalid", "false");
  expect(screen.getByText(messages.lastName)).toBeVisible();
  form.fill("firstName", "M");
  expect(await screen.findByText(messages.firstName)).toBeVisible();
});

test("the draft is restored after each reload, and deleted after success", async () => {
  const first = form.open();
  form.fill("firstName", "Mari");
  first.unmount();
  const second = form.open();
  form.fill("revenue", "10m-25m");
  second.unmount();
  const third = form.open();
  expect(form.shown()).toEqual({ ...form.empty, firstName: "Mari", revenue: "10m-25m" });
  form.fillAll();
  form.send();
  await form.confirmed();
  third.unmount();
  form.open();
  expect(form.shown()).toEqual(form.empty);
  expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
});

test("the draft adds no unknown field to what is sent", async () => {
  sessionStorage.setItem("contact-draft", '{"firstName":"Mari","source":"x","__proto__":"y"}');
  form.open();
  form.fillAll();
  form.send();
  await form.confirmed();
  expect(Object.keys(bodies()[0] ?? {})).toEqual([...form.names, "timestamp", "type"]);
});
