/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://preview-1.pages.dev/contact/"}
 */
/** A form of a build that has no receiver, at an address of the internet. */
import { screen, waitFor } from "@testing-library/react";
import { fillAll, mailInstead, open, send } from "../../../support/contact-form";
import { notified, request } from "../../../support/webhook";

test("sends nothing, not even to the visitor's own machine, says so and offers an email", async () => {
  jest.spyOn(console, "error").mockImplementation();
  window.gtag = jest.fn();
  open();
  fillAll();
  send();
  await waitFor(() => expect(mailInstead()).toBeVisible());
  expect(request).not.toHaveBeenCalled();
  expect(screen.getByText(WORDS.form.preview)).toBeVisible();
  expect(notified).toEqual([expect.objectContaining({ title: WORDS.form.preview })]);
  const event = { form_type: "full", cause: "no_receiver" };
  expect(window.gtag).toHaveBeenCalledWith("event", "form_failed", event);
});
