/** The contact form with Netlify Forms as its backup. */
import { waitFor } from "@testing-library/react";
import { fillAll, open, send } from "../../../support/contact-form";
import { answerWith, siteSettings } from "../../../support/gatsby";
import { notified, request } from "../../../support/webhook";

jest.mock("gatsby", () => jest.requireActual("../../../support/gatsby") as object);

const fieldsSent = () =>
  Object.fromEntries((request.mock.calls.at(-1)?.[1]?.body ?? []) as URLSearchParams);

const success = expect.objectContaining({ title: "Message sent successfully!" }) as object;

afterEach(() => jest.restoreAllMocks());

test("the backup gets the reason if a form is sent right after it was opened", async () => {
  // The fixed clock makes the form open and send at the same moment, even on a slow machine.
  jest.spyOn(performance, "now").mockReturnValue(1000);
  answerWith({ siteSettings: { ...siteSettings, forms: { webhook: "on", backup: "netlify" } } });
  open();
  fillAll();
  send();
  await waitFor(() => expect(notified).toEqual([success]));
  expect(fieldsSent().reason).toMatch(/seconds after the form was opened/);
});
