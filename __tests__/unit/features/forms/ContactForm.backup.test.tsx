/** The contact form where the host's forms are the second way. */
import { waitFor } from "@testing-library/react";
import { fillAll, open, send } from "../../../support/contact-form";
import { answerWith, siteSettings } from "../../../support/gatsby";
import { notified, request } from "../../../support/webhook";

jest.mock("gatsby", () => jest.requireActual<object>("../../../support/gatsby"));

const fieldsSent = () =>
  Object.fromEntries((request.mock.calls.at(-1)?.[1]?.body ?? []) as URLSearchParams);

const success = expect.objectContaining({ title: "Message sent successfully!" }) as object;

afterEach(() => jest.restoreAllMocks());

test("a form sent a moment after it was opened is told to the owner as too fast", async () => {
  // The clock is that of the form: it is opened and sent at one moment, however slow the machine.
  jest.spyOn(performance, "now").mockReturnValue(1000);
  answerWith({ siteSettings: { ...siteSettings, forms: { webhook: "on", backup: "netlify" } } });
  open();
  fillAll();
  send();
  await waitFor(() => expect(notified).toEqual([success]));
  expect(fieldsSent().reason).toMatch(/seconds after the form was opened/);
});
