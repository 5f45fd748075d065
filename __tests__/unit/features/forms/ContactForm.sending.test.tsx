/** Sending the contact form: the request, success and failure. */
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { webhookUrl } from "../../../../src/features/forms/webhook";
import * as form from "../../../support/contact-form";
import { answerWith, siteSettings } from "../../../support/gatsby";
import { answers, bodies, notified, request } from "../../../support/webhook";

let logged: jest.SpyInstance;

beforeEach(() => {
  logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
});

test("sending the contact form posts exactly the trimmed values, the time and the type, once however often it is pressed", async () => {
  const onSuccess = jest.fn();
  form.open({ address: "https://hooks.example.com/other", onSuccess });
  form.fillAll({ firstName: "  Mari ", message: `${form.values.message}\n` });
  form.submit().focus();
  form.send();
  await waitFor(() => expect(form.submit(WORDS.form.sending)).toHaveAttribute("aria-disabled"));
  fireEvent.click(form.submit(WORDS.form.sending));
  expect(form.submit(WORDS.form.sending)).toHaveFocus();
  await waitFor(() => expect(onSuccess).toHaveBeenCalledTimes(1));
  const timestamp = expect.any(String) as string;
  expect(bodies()).toEqual([{ ...form.values, timestamp, type: "full" }]);
  expect(request.mock.calls[0]?.[0]).toBe("https://hooks.example.com/other");
  expect(notified).toEqual([
    expect.objectContaining({
      type: "success",
      title: "Message sent successfully!",
      text: `We'll get back to you within ${siteSettings.replyTime} to discuss your profit optimization strategy.`,
    }),
  ]);
  expect(logged).not.toHaveBeenCalled();
});

test("sending the contact form sends what stands in the fields, even if it came there without an event", async () => {
  form.open();
  for (const name of form.names) form.field(name).value = form.values[name];
  form.send();
  await form.confirmed();
  expect(bodies()).toEqual([expect.objectContaining(form.values)]);
  expect(request.mock.calls[0]?.[0]).toBe(webhookUrl());
});

test.each([
  ["is sent right after it was opened", 0, /seconds after the form was opened/],
  ["meets a webhook that fails", 60_000, /answered with status 500\.$/],
])("the backup gets one lead and the reason if a form %s", async (_, openFor, reason) => {
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
  form.open();
  form.fillAll();
  now.mockReturnValue(1000 + openFor);
  const button = form.submit();
  fireEvent.click(button);
  fireEvent.click(button);
  await form.confirmed();
  const posts = request.mock.calls.filter(([address]) => address !== webhookUrl());
  const [[, { body } = {}] = []] = posts;
  expect(Object.fromEntries(body as URLSearchParams)).toMatchObject(form.values);
  expect((body as URLSearchParams).get("reason")).toMatch(reason);
  expect(posts).toHaveLength(1);
});

test("a failure is logged, offers an email with all values, and can be retried", async () => {
  answers(500);
  const onSuccess = jest.fn();
  form.open({ onSuccess });
  form.fillAll({ firstName: " Mari " });
  form.send();
  await waitFor(() => expect(form.mailInstead()).toBeVisible());
  expect(onSuccess).not.toHaveBeenCalled();
  expect(logged).toHaveBeenCalledTimes(1);
  expect(form.shown()).toEqual({ ...form.values, firstName: " Mari " });
  expect(form.submit()).not.toHaveAttribute("aria-disabled");
  const url = new URL(form.mailInstead()?.getAttribute("href") ?? "");
  expect(url.pathname).toBe(siteSettings.email);
  expect(url.searchParams.get("subject")).toBe("Message from Mari Tamm");
  const labelOf = (name: form.Name) => {
    const control: HTMLElement = form.field(name);
    return control instanceof HTMLSelectElement
      ? control.selectedOptions[0]?.text
      : form.values[name];
  };
  expect(url.searchParams.get("body")?.split("\r\n")).toEqual(
    form.names.map((name) => `${WORDS.formFields[name]}: ${labelOf(name)}`),
  );
  answers(200);
  form.send();
  await form.confirmed();
  expect(form.mailInstead()).not.toBeInTheDocument();
  expect(request).toHaveBeenCalledTimes(2);
});

const honeypotLabel = "Leave this field empty";

test("the honeypot is neither announced nor in the tab order", async () => {
  form.open();
  expect(screen.getByLabelText(honeypotLabel)).toBeInTheDocument();
  expect(screen.queryByRole("textbox", { name: honeypotLabel })).not.toBeInTheDocument();
  act(() => form.field("message").focus());
  await userEvent.tab();
  expect(form.submit()).toHaveFocus();
});

test("the honeypot that is filled in sends nothing, and looks like success", async () => {
  window.gtag = jest.fn();
  form.open();
  form.fillAll();
  (screen.getByLabelText(honeypotLabel) as HTMLInputElement).value = "https://spam.example";
  form.send();
  await form.confirmed();
  expect(notified).toEqual([expect.objectContaining({ type: "success" })]);
  expect(request).not.toHaveBeenCalled();
  expect(window.gtag).not.toHaveBeenCalledWith("event", "generate_lead", expect.anything());
});
