/** Sending the contact form: the request, success and failure. */
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { eventAttribute } from "../../../../src/browser/hydration";
import { webhookUrl } from "../../../../src/features/forms/webhook";
import {
  again,
  confirmation,
  empty,
  field,
  fillAll,
  mailInstead,
  names,
  type Name,
  open,
  send,
  shown,
  submit,
  values,
  words,
} from "../../../support/contact-form";
import { answerWith, siteSettings } from "../../../support/gatsby";
import { answers, bodies, notified, request } from "../../../support/webhook";

let logged: jest.SpyInstance;

beforeEach(() => {
  logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
});

describe("sending the contact form", () => {
  test("posts exactly the trimmed values, the time and the type, once however often it is pressed", async () => {
    const onSuccess = jest.fn();
    window.gtag = jest.fn();
    open({ address: "https://hooks.example.com/other", onSuccess, state: { source: "hero" } });
    fillAll({ firstName: "  Mari ", message: `${values.message}\n` });
    submit().focus();
    send();
    await waitFor(() => expect(submit(WORDS.form.sending)).toHaveAttribute("aria-disabled"));
    fireEvent.click(submit(WORDS.form.sending));
    expect(submit(WORDS.form.sending)).toHaveFocus();
    await waitFor(() => expect(onSuccess).toHaveBeenCalledTimes(1));
    const timestamp = expect.any(String) as string;
    expect(bodies()).toEqual([{ ...values, timestamp, type: "full" }]);
    expect(request.mock.calls[0]?.[0]).toBe("https://hooks.example.com/other");
    expect(notified).toEqual([
      expect.objectContaining({
        type: "success",
        title: "Message sent successfully!",
        text: `We'll get back to you within ${siteSettings.replyTime} to discuss your profit optimization strategy.`,
      }),
    ]);
    expect(logged).not.toHaveBeenCalled();
    expect(window.gtag).toHaveBeenCalledWith("event", "generate_lead", {
      form_id: "contact",
      service: values.needs,
      cta_location: "hero",
    });
  });

  test("sends what stands in the fields, even if it came there without an event, and offers no calendar that the owner does not have", async () => {
    answerWith({ siteSettings: { ...siteSettings, bookingUrl: null } });
    open();
    for (const name of names) field(name).value = values[name];
    send();
    await confirmation();
    expect(bodies()).toEqual([expect.objectContaining(values)]);
    expect(request.mock.calls[0]?.[0]).toBe(webhookUrl());
    expect(screen.queryByText(WORDS.form.booking)).not.toBeInTheDocument();
  });

  test.each([
    ["is sent right after it was opened", 0, /seconds after the form was opened/],
    ["meets a webhook that fails", 60_000, /answered with status 500\.$/],
  ])("gives the backup one lead and the reason if it %s", async (_, openFor, reason) => {
    // The clock stands still, even on a slow machine, and the webhook fails.
    const now = jest.spyOn(performance, "now").mockReturnValue(1000);
    request.mockImplementation(
      async (address) =>
        ({
          ok: false,
          status: address === webhookUrl() ? 500 : 0,
          type: address === webhookUrl() ? "cors" : "opaqueredirect",
          text: async () => "",
        }) as Response,
    );
    answerWith({ siteSettings: { ...siteSettings, forms: { webhook: "on", backup: "netlify" } } });
    open();
    fillAll();
    now.mockReturnValue(1000 + openFor);
    const button = submit();
    fireEvent.click(button);
    fireEvent.click(button);
    await confirmation();
    const posts = request.mock.calls.filter(([address]) => address !== webhookUrl());
    const [[, { body } = {}] = []] = posts;
    expect(Object.fromEntries(body as URLSearchParams)).toMatchObject(values);
    expect((body as URLSearchParams).get("reason")).toMatch(reason);
    expect(posts).toHaveLength(1);
  });

  test("is confirmed in the form's place, until its button brings the empty form back", async () => {
    open();
    fillAll();
    send();
    expect(await confirmation()).toHaveFocus();
    expect(screen.getByText(words.thanks.lead)).toBeVisible();
    expect(screen.queryByRole("form")).not.toBeInTheDocument();
    fireEvent.click(screen.getByText(WORDS.form.sent));
    for (const name of ["email", "message"] as const)
      expect(screen.getByText(values[name])).toBeVisible();
    await again();
    expect(field("firstName")).toHaveFocus();
    expect(shown()).toEqual(empty);
    for (const name of names) expect(field(name)).toHaveAttribute("aria-invalid", "false");
    expect(submit()).not.toHaveAttribute("aria-disabled");
  });

  test("offers the owner's calendar on success, with name and email filled in", async () => {
    open();
    expect(screen.queryByText(WORDS.form.booking)).not.toBeInTheDocument();
    fillAll();
    send();
    const link = await screen.findByText(WORDS.form.booking, { selector: "a" });
    const url = new URL(link.getAttribute("href") ?? "");
    expect(url.origin + url.pathname).toBe(siteSettings.bookingUrl);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      name: `${values.firstName} ${values.lastName}`,
      email: values.email,
    });
    expect(JSON.parse(link.getAttribute(eventAttribute) ?? "")).toEqual([
      "booking_click",
      { cta_location: "form", page_title: "" },
    ]);
  });
});

describe("a failure", () => {
  test("is logged, offers an email with all values, and can be retried", async () => {
    answers(500);
    const onSuccess = jest.fn();
    open({ onSuccess });
    fillAll({ firstName: " Mari " });
    send();
    await waitFor(() => expect(mailInstead()).toBeVisible());
    expect(onSuccess).not.toHaveBeenCalled();
    expect(logged).toHaveBeenCalledTimes(1);
    expect(shown()).toEqual({ ...values, firstName: " Mari " });
    expect(submit()).not.toHaveAttribute("aria-disabled");
    const url = new URL(mailInstead()?.getAttribute("href") ?? "");
    expect(url.pathname).toBe(siteSettings.email);
    expect(url.searchParams.get("subject")).toBe("Message from Mari Tamm");
    const labelOf = (name: Name) => {
      const control: HTMLElement = field(name);
      return control instanceof HTMLSelectElement ? control.selectedOptions[0]?.text : values[name];
    };
    expect(url.searchParams.get("body")?.split("\r\n")).toEqual(
      names.map((name) => `${WORDS.formFields[name]}: ${labelOf(name)}`),
    );
    // jsdom has no clipboard.
    fireEvent.click(screen.getByText(WORDS.form.copy));
    expect(await screen.findByText(WORDS.form.copyFailed)).toBeVisible();
    answers(200);
    send();
    await again();
    expect(mailInstead()).not.toBeInTheDocument();
    expect(request).toHaveBeenCalledTimes(2);
  });
});

describe("the honeypot", () => {
  const honeypotLabel = "Leave this field empty";

  test("is neither announced nor in the tab order", async () => {
    open();
    expect(screen.getByLabelText(honeypotLabel)).toBeInTheDocument();
    expect(screen.queryByRole("textbox", { name: honeypotLabel })).not.toBeInTheDocument();
    act(() => field("message").focus());
    await userEvent.tab();
    expect(submit()).toHaveFocus();
  });

  test("that is filled in sends nothing, and looks like success", async () => {
    window.gtag = jest.fn();
    open();
    fillAll();
    (screen.getByLabelText(honeypotLabel) as HTMLInputElement).value = "https://spam.example";
    send();
    await confirmation();
    expect(notified).toEqual([expect.objectContaining({ type: "success" })]);
    expect(request).not.toHaveBeenCalled();
    expect(window.gtag).not.toHaveBeenCalledWith("event", "generate_lead", expect.anything());
  });
});
