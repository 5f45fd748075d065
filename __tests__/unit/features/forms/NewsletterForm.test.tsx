import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ComponentProps } from "react";
import { NewsletterForm } from "../../../../src/features/forms/NewsletterForm";
import { webhookUrl } from "../../../../src/features/forms/submit";
import { nodeOf } from "../../../support/content";
import { siteSettings } from "../../../support/gatsby";
import { answers, bodies, failureNotice, holds, notified, request } from "../../../support/webhook";

jest.mock("gatsby", () => jest.requireActual<object>("../../../support/gatsby"));

const { newsletter: words } = nodeOf<{
  newsletter: Record<"title" | "label" | "submit" | "privacy" | "mailFallback", string> & {
    draft: { text: string; clear: string };
  };
}>("BlogPage");

const wrong = "Please enter a valid email address";

const open = (props: ComponentProps<typeof NewsletterForm> = {}) =>
  render(<NewsletterForm {...props} />);

const form = () => screen.getByRole("form", { name: words.title });
const field = () => screen.getByLabelText(new RegExp(`^${words.label}`));
const submit = (label = words.submit) => screen.getByText(label, { selector: "button" });
const type = (email: string) => fireEvent.change(field(), { target: { value: email } });

function send(email = "mari@shop.example"): void {
  type(email);
  fireEvent.click(submit());
}

let logged: jest.SpyInstance;

beforeEach(() => {
  logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

test("the form is named, and its field is required", () => {
  open();
  expect(form()).toBeVisible();
  expect(field()).toBeRequired();
  expect(field()).toHaveAttribute("autocomplete", "email");
  expect(screen.getByText(words.privacy)).toBeVisible();
});

test.each(["", "mari", "mari@shop"])(
  "%j is refused with a message under the field, which has the focus",
  async (email) => {
    open();
    send(email);
    expect(await screen.findByText(wrong)).toBeVisible();
    expect(field()).toHaveAttribute("aria-invalid", "true");
    expect(field()).toHaveAccessibleDescription(wrong);
    await waitFor(() => expect(field()).toHaveFocus());
    expect(request).not.toHaveBeenCalled();
  },
);

test("the message disappears once the address is right", async () => {
  open();
  send("mari");
  await screen.findByText(wrong);
  type("mari@shop.example");
  await waitFor(() => expect(screen.queryByText(wrong)).not.toBeInTheDocument());
  expect(field()).toHaveAttribute("aria-invalid", "false");
});

test("the body is exactly the address, the time and the type", async () => {
  open();
  send();
  await waitFor(() => expect(bodies()).toHaveLength(1));
  expect(bodies()[0]).toEqual({
    email: "mari@shop.example",
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string,
    type: "newsletter",
  });
  expect(request.mock.calls[0]?.[0]).toBe(webhookUrl);
});

test("a prop replaces the address of the webhook", async () => {
  open({ address: "https://hooks.example.com/other" });
  send();
  await waitFor(() => expect(request).toHaveBeenCalledTimes(1));
  expect(request.mock.calls[0]?.[0]).toBe("https://hooks.example.com/other");
});

test("meanwhile the button is disabled and reads Subscribing...; a double click is one request", async () => {
  const done = holds();
  open();
  type("mari@shop.example");
  fireEvent.click(submit());
  fireEvent.submit(form());
  await waitFor(() => expect(request).toHaveBeenCalled());
  expect(submit("Subscribing...")).toBeDisabled();
  await done();
  await waitFor(() => expect(submit()).toBeEnabled());
  expect(request).toHaveBeenCalledTimes(1);
});

test("success empties the field, shows a notification, and calls onSuccess", async () => {
  const onSuccess = jest.fn();
  open({ onSuccess });
  send();
  await waitFor(() => expect(onSuccess).toHaveBeenCalledTimes(1));
  expect(notified).toEqual([
    expect.objectContaining({
      kind: "success",
      title: "Newsletter subscription successful!",
      text: "You'll receive our latest profit optimization insights and strategies in your inbox.",
    }),
  ]);
  await waitFor(() => expect(field()).toHaveValue(""));
  expect(logged).not.toHaveBeenCalled();
});

test("a failure keeps the address, says how to reach the firm, and is logged", async () => {
  answers(500);
  const onSuccess = jest.fn();
  open({ onSuccess });
  send();
  await waitFor(() => expect(notified).toEqual([expect.objectContaining(failureNotice)]));
  await waitFor(() => expect(submit()).toBeEnabled());
  expect(field()).toHaveValue("mari@shop.example");
  expect(onSuccess).not.toHaveBeenCalled();
  expect(logged).toHaveBeenCalledTimes(1);
});

test("a failed address is offered by mail, and again in another tab until it is sent", async () => {
  answers(500);
  const { unmount } = open();
  send();
  const mail = await screen.findByText(words.mailFallback, { selector: "a" });
  const url = new URL(mail.getAttribute("href") ?? "");
  expect(url.pathname).toBe(siteSettings.email);
  expect(url.searchParams.get("body")).toBe(`${words.label}: mari@shop.example`);
  unmount();
  sessionStorage.clear();
  answers(200);
  open();
  expect(field()).toHaveValue("mari@shop.example");
  expect(screen.getByText(words.draft.text)).toBeVisible();
  fireEvent.click(submit());
  await waitFor(() => expect(field()).toHaveValue(""));
  expect(screen.queryByText(words.draft.text)).not.toBeInTheDocument();
  expect(localStorage).toHaveLength(0);
});

test("if the honeypot is filled in, nothing is sent and success is shown", async () => {
  open();
  fireEvent.change(screen.getByLabelText("Leave this field empty"), { target: { value: "x" } });
  send();
  await waitFor(() => expect(notified).toEqual([expect.objectContaining({ kind: "success" })]));
  await waitFor(() => expect(field()).toHaveValue(""));
  expect(request).not.toHaveBeenCalled();
});

test("what was typed survives a reload of the tab, until it is sent", async () => {
  const first = open();
  type("mari@");
  first.unmount();
  const second = open();
  expect(field()).toHaveValue("mari@");
  send();
  await waitFor(() => expect(field()).toHaveValue(""));
  second.unmount();
  open();
  expect(field()).toHaveValue("");
});
