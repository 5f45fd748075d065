import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ComponentProps } from "react";
import { NewsletterForm } from "../../../../src/features/forms/NewsletterForm";
import { nodeOf } from "../../../support/content";
import { navigations, siteSettings } from "../../../support/gatsby";
import { answers, bodies, notified, request } from "../../../support/webhook";

const { newsletter: words } = nodeOf<{
  newsletter: { title: string; sent: { title: string; text: string } };
}>("BlogPage");

const wrong = "Please enter a valid email address";

const open = (props: ComponentProps<typeof NewsletterForm> = {}) =>
  render(<NewsletterForm {...props} />);

const field = () => screen.getByLabelText(new RegExp(`^${WORDS.newsletter.email}`));
const submit = (label = WORDS.newsletter.submit) => screen.getByText(label, { selector: "button" });

function send(email = "mari@shop.example"): void {
  fireEvent.change(field(), { target: { value: email } });
  fireEvent.click(submit());
}

let logged: jest.SpyInstance;

beforeEach(() => {
  logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
});
test("the newsletter form has a name and a required field, whose error shows, and which then has the focus", async () => {
  open();
  expect(screen.getByRole("form", { name: words.title })).toBeVisible();
  expect(field()).toBeRequired();
  // Firefox calls an empty field with the attribute invalid from the start.
  expect(field()).not.toHaveAttribute("required");
  expect(field()).toHaveAttribute("autocomplete", "email");
  send("mari");
  expect(await screen.findByText(wrong)).toBeVisible();
  expect(field()).toHaveAttribute("aria-invalid", "true");
  expect(field()).toHaveAccessibleDescription(wrong);
  await waitFor(() => expect(field()).toHaveFocus());
  expect(request).not.toHaveBeenCalled();
});

test("a failure is logged and offers an email, and another tab restores the address until it is sent", async () => {
  answers(500);
  const onSuccess = jest.fn();
  const { unmount } = open({ onSuccess });
  send();
  expect(await screen.findByText(WORDS.newsletter.sending)).toHaveAttribute("aria-disabled");
  const mail = await screen.findByText(WORDS.newsletter.mailFallback, { selector: "a" });
  const url = new URL(mail.getAttribute("href") ?? "");
  expect(url.pathname).toBe(siteSettings.email);
  expect(url.searchParams.get("body")).toBe(`${WORDS.newsletter.email}: mari@shop.example`);
  expect(navigations).toEqual([]);
  expect(onSuccess).not.toHaveBeenCalled();
  expect(logged).toHaveBeenCalledTimes(1);
  expect(field()).toHaveValue("mari@shop.example");
  expect(submit()).not.toHaveAttribute("aria-disabled");
  unmount();
  sessionStorage.clear();
  answers(200);
  open({ onSuccess });
  expect(field()).toHaveValue("mari@shop.example");
  expect(screen.getByText(WORDS.newsletter.draft)).toBeVisible();
  fireEvent.click(submit());
  await waitFor(() => expect(navigations).toEqual([{ to: "/newsletter/thanks/" }]));
  expect(localStorage).toHaveLength(0);
  expect(onSuccess).toHaveBeenCalledTimes(1);
  expect(bodies()[1]).toEqual({
    email: "mari@shop.example",
    timestamp: expect.any(String) as string,
    type: "newsletter",
  });
  expect(notified.at(-1)).toMatchObject({ type: "success", ...words.sent });
  expect(field()).toHaveValue("");
  expect(screen.queryByText(WORDS.newsletter.draft)).not.toBeInTheDocument();
});
