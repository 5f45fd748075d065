import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentProps } from "react";
import { NewsletterForm } from "../../../src/forms/NewsletterForm";
import { webhookUrl } from "../../../src/forms/submit";
import { bodies, failureNotice, failures, holds, notified, request } from "../../support/webhook";

jest.mock("gatsby", () => jest.requireActual<object>("../../support/gatsby"));

const wrong = "Please enter a valid email address";

const open = (props: ComponentProps<typeof NewsletterForm> = {}) =>
  render(<NewsletterForm {...props} />);

const field = () => screen.getByRole("textbox", { name: "Your email" });
const submit = () => screen.getByRole("button", { name: "Subscribe" });

async function send(email = "mari@shop.example"): Promise<void> {
  await userEvent.clear(field());
  if (email) await userEvent.type(field(), email);
  await userEvent.click(submit());
}

let logged: jest.SpyInstance;

beforeEach(() => {
  logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

test("the form is named, and its field is required", () => {
  open();
  expect(screen.getByRole("form", { name: "One leak a week, by email" })).toBeVisible();
  expect(field()).toBeRequired();
  expect(field()).toHaveAttribute("autocomplete", "email");
  expect(screen.getByText(/You can unsubscribe at any time/)).toBeVisible();
});

test.each(["", "mari", "mari@shop"])(
  "%j is refused under the field, which has focus",
  async (email) => {
    open();
    await send(email);
    expect(await screen.findByText(wrong)).toBeVisible();
    expect(field()).toHaveAttribute("aria-invalid", "true");
    expect(field()).toHaveAccessibleDescription(wrong);
    await waitFor(() => expect(field()).toHaveFocus());
    expect(request).not.toHaveBeenCalled();
  },
);

test("the message goes once the address is right", async () => {
  open();
  await send("mari");
  await screen.findByText(wrong);
  await userEvent.type(field(), "@shop.example");
  await waitFor(() => expect(screen.queryByText(wrong)).not.toBeInTheDocument());
  expect(field()).toHaveAttribute("aria-invalid", "false");
});

test("the body is exactly the address, the time and the type", async () => {
  open();
  await send();
  await waitFor(() => expect(bodies()).toHaveLength(1));
  expect(bodies()[0]).toEqual({
    email: "mari@shop.example",
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string,
    type: "newsletter",
  });
  expect(request.mock.calls[0]?.[0]).toBe(webhookUrl);
});

test("a property takes the place of the webhook's address", async () => {
  open({ address: "https://hooks.example.com/other" });
  await send();
  await waitFor(() => expect(request).toHaveBeenCalledTimes(1));
  expect(request.mock.calls[0]?.[0]).toBe("https://hooks.example.com/other");
});

test("meanwhile the button is disabled and reads Subscribing...; a double click is one request", async () => {
  const done = holds();
  open();
  await userEvent.type(field(), "mari@shop.example");
  await userEvent.dblClick(submit());
  fireEvent.submit(screen.getByRole("form"));
  await waitFor(() => expect(request).toHaveBeenCalled());
  expect(screen.getByRole("button", { name: "Subscribing..." })).toBeDisabled();
  await done();
  expect(await screen.findByRole("button", { name: "Subscribe" })).toBeEnabled();
  expect(request).toHaveBeenCalledTimes(1);
});

test("success empties the field, says so in the words of the spec, and is handed on", async () => {
  const onSuccess = jest.fn();
  open({ onSuccess });
  await send();
  await waitFor(() => expect(onSuccess).toHaveBeenCalledTimes(1));
  expect(notified).toEqual([
    expect.objectContaining({
      kind: "success",
      title: "Newsletter subscription successful!",
      text: "You'll receive our latest profit optimization insights and strategies in your inbox.",
    }),
  ]);
  expect(field()).toHaveValue("");
  expect(logged).not.toHaveBeenCalled();
});

test.each(failures)(
  "%s keeps the address, says how to reach us, and is logged",
  async (_name, fails) => {
    fails();
    const onSuccess = jest.fn();
    open({ onSuccess });
    await send();
    await waitFor(() => expect(notified).toEqual([expect.objectContaining(failureNotice)]));
    expect(field()).toHaveValue("mari@shop.example");
    expect(await screen.findByRole("button", { name: "Subscribe" })).toBeEnabled();
    expect(onSuccess).not.toHaveBeenCalled();
    expect(logged).toHaveBeenCalledTimes(1);
  },
);

test("once the hidden field is filled, nothing is sent and success is shown", async () => {
  open();
  fireEvent.change(screen.getByLabelText("Leave this field empty"), { target: { value: "x" } });
  await send();
  await waitFor(() => expect(notified).toEqual([expect.objectContaining({ kind: "success" })]));
  expect(field()).toHaveValue("");
  expect(request).not.toHaveBeenCalled();
});

test("what was typed survives a reload of the tab, until it is sent", async () => {
  const first = open();
  await userEvent.type(field(), "mari@");
  first.unmount();
  const second = open();
  expect(field()).toHaveValue("mari@");
  await send();
  await waitFor(() => expect(field()).toHaveValue(""));
  second.unmount();
  open();
  expect(field()).toHaveValue("");
});
