/** The fields of the contact form, their validation and their draft. */
import { plural } from "../../../../src/lib/plural";
import { screen, waitFor } from "@testing-library/react";
import {
  again,
  empty,
  field,
  fill,
  fillAll,
  mailInstead,
  names,
  open,
  send,
  shown,
  submit,
  type Name,
} from "../../../support/contact-form";
import { contactFields } from "../../../../src/model/form-fields";
import { bodies, notified, request } from "../../../support/webhook";

const messages = Object.fromEntries(
  contactFields.map(({ name }) => [name, WORDS.problems[name]]),
) as Record<Name, string>;

const requiredNames = contactFields.filter(({ required }) => required).map(({ name }) => name);

const invalid = () => names.filter((name) => field(name).getAttribute("aria-invalid") === "true");

describe("the fields", () => {
  test("have labels, with an asterisk if they are required, and can be autofilled", () => {
    open();
    for (const { name, required } of contactFields) {
      expect([name, field(name).ariaRequired]).toEqual([name, String(required)]);
      expect(field(name).labels?.[0]?.textContent).toBe(
        WORDS.formFields[name] + (required ? "\u00a0*" : ""),
      );
      expect(field(name)).toHaveAccessibleName(WORDS.formFields[name]);
    }
    expect(screen.getByText(WORDS.form.required)).toBeVisible();
    // A browser fills it in and shows its keyboard for addresses.
    expect([field("email").autocomplete, field("email").type]).toEqual(["email", "email"]);
  });
});

describe("validation", () => {
  test("shows no errors before the form is submitted", () => {
    open();
    fill("firstName", "M");
    field("firstName").blur();
    expect(invalid()).toEqual([]);
    for (const message of Object.values(messages))
      expect(screen.queryByText(message)).not.toBeInTheDocument();
  });

  test("shows an error for each required field of an empty form, and focuses the first; analytics gets their names", async () => {
    window.gtag = jest.fn();
    open();
    send();
    await waitFor(() => expect(invalid()).toEqual(requiredNames));
    expect(field("firstName")).toHaveFocus();
    for (const name of requiredNames)
      expect(field(name)).toHaveAccessibleDescription(
        [WORDS.hints[name], messages[name]].filter(Boolean).join(" "),
      );
    expect(request).not.toHaveBeenCalled();
    expect(notified).toEqual([]);
    expect(submit()).toBeEnabled();
    // Screen readers hear how many there are.
    const count = plural(WORDS.form.problems, requiredNames.length);
    expect(await screen.findByText(count)).toHaveAttribute("role", "status");
    const error = { form_type: "full", fields: requiredNames.join() };
    expect(window.gtag).toHaveBeenCalledWith("event", "form_error", error);
    delete window.gtag;
  });

  test("offers an email with all values where a name of one letter is refused", async () => {
    open();
    fillAll({ lastName: "Ö" });
    send();
    await screen.findByText(messages.lastName);
    fill("message", "Changed after the refusal.");
    const link = mailInstead();
    link?.addEventListener("click", (event) => event.preventDefault());
    link?.click();
    expect(decodeURIComponent(link?.getAttribute("href") ?? "")).toMatch(
      /Mari Ö.*Changed after the refusal\./s,
    );
  });

  test("offers no email for an empty name, or for errors in other fields", async () => {
    open();
    fillAll({ firstName: " ", email: "mari@", message: "short" });
    send();
    await screen.findByText(messages.firstName);
    expect(mailInstead()).not.toBeInTheDocument();
  });

  test("hides an error as soon as its field is valid, and shows it again if it is not", async () => {
    open();
    send();
    await screen.findByText(messages.firstName);
    fill("firstName", "Ma");
    await waitFor(() => expect(screen.queryByText(messages.firstName)).not.toBeInTheDocument());
    expect(field("firstName")).toHaveAttribute("aria-invalid", "false");
    expect(screen.getByText(messages.lastName)).toBeVisible();
    fill("firstName", "M");
    expect(await screen.findByText(messages.firstName)).toBeVisible();
  });
});

describe("the draft", () => {
  test("is restored after each reload, and deleted after success", async () => {
    const first = open();
    fill("firstName", "Mari");
    first.unmount();
    const second = open();
    fill("revenue", "10m-25m");
    second.unmount();
    const third = open();
    expect(shown()).toEqual({ ...empty, firstName: "Mari", revenue: "10m-25m" });
    fillAll();
    send();
    await again();
    third.unmount();
    open();
    expect(shown()).toEqual(empty);
    expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
  });

  test("adds no unknown field to what is sent", async () => {
    sessionStorage.setItem("contact-draft", '{"firstName":"Mari","source":"x","__proto__":"y"}');
    open();
    fillAll();
    send();
    await again();
    expect(Object.keys(bodies()[0] ?? {})).toEqual([...names, "timestamp", "type"]);
  });
});
