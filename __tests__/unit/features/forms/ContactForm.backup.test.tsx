/** The contact form where the host's forms are the second way. */
import { fireEvent, screen, waitFor } from "@testing-library/react";
import {
  empty,
  fillAll,
  mailInstead,
  open,
  send,
  shown,
  submit,
  values,
  words,
} from "../../../support/contact-form";
import { answerWith, siteSettings } from "../../../support/gatsby";
import { answers, failureNotice, notified, request } from "../../../support/webhook";

jest.mock("gatsby", () => jest.requireActual<object>("../../../support/gatsby"));

const ways = (webhook: "on" | "off") =>
  answerWith({ siteSettings: { ...siteSettings, forms: { webhook, backup: "netlify" } } });

/** Opens the form and fills it in, as slowly as a person. */
function openFilled(): void {
  const now = performance.now();
  const { rerender: _rerender } = open();
  jest.spyOn(performance, "now").mockReturnValue(now + 60_000);
  fillAll();
}

const targets = () => request.mock.calls.map(([url]) => String(url).replace(/^http.*/, "webhook"));

const fieldsSent = () =>
  Object.fromEntries((request.mock.calls.at(-1)?.[1]?.body ?? []) as URLSearchParams);

const success = expect.objectContaining({ title: "Message sent successfully!" }) as object;

let logged: jest.SpyInstance;

beforeEach(() => {
  logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

/** The webhook answers with an error, the host's forms as told. */
const webhookIsDown = (host: number) =>
  request.mockImplementation(
    async (url) =>
      ({
        ok: !/^http/.test(String(url)) && host < 400,
        status: /^http/.test(String(url)) ? 500 : host,
        text: async () => "",
      }) as Response,
  );

test("a webhook that works gets exactly the form's values, and nothing is posted twice", async () => {
  ways("on");
  openFilled();
  send();
  await waitFor(() => expect(notified).toEqual([success]));
  expect(targets()).toEqual(["webhook"]);
  expect(JSON.parse(String(request.mock.calls[0]?.[1]?.body))).toEqual({
    ...values,
    timestamp: expect.any(String) as string,
    type: "full",
  });
});

test("a webhook that fails is followed by one post to the host; the visitor sees success", async () => {
  ways("on");
  webhookIsDown(200);
  openFilled();
  send();
  fireEvent.submit(screen.getByRole("form", { name: words.title }));
  await waitFor(() => expect(notified).toEqual([success]));
  await waitFor(() => expect(shown()).toEqual(empty));
  expect(targets()).toEqual(["webhook", "/contact/thanks/"]);
  expect(fieldsSent()).toMatchObject({
    ...values,
    reason: expect.stringContaining("500") as string,
  });
  expect(logged).not.toHaveBeenCalled();
});

test("only if both fail does the visitor see that sending failed", async () => {
  ways("on");
  webhookIsDown(404);
  openFilled();
  send();
  await waitFor(() => expect(notified).toEqual([expect.objectContaining(failureNotice)]));
  await waitFor(() => expect(submit()).toBeEnabled());
  expect(targets()).toEqual(["webhook", "/contact/thanks/"]);
  expect(shown()).toEqual(values);
  expect(mailInstead()).toBeVisible();
  expect(logged).toHaveBeenCalledTimes(1);
});

test("with the webhook off, the host gets the form alone", async () => {
  ways("off");
  answers(200);
  openFilled();
  send();
  await waitFor(() => expect(notified).toEqual([success]));
  expect(targets()).toEqual(["/contact/thanks/"]);
  expect(fieldsSent()).toMatchObject({ ...values, reason: "" });
});

test("a form with its hidden field filled in is not dropped: the owner is told", async () => {
  ways("on");
  openFilled();
  fireEvent.change(screen.getByLabelText("Leave this field empty"), { target: { value: "x" } });
  send();
  await waitFor(() => expect(notified).toEqual([success]));
  expect(targets()).toEqual(["/contact/thanks/"]);
  // With the hidden field among what is posted, the host would throw the form away.
  expect(Object.keys(fieldsSent())).not.toContain("leave-empty");
  expect(fieldsSent().reason).toMatch(/^Looks like spam/);
});

test("a form opened by a link a moment ago is told as too fast; an early one counts from the page's start", async () => {
  ways("on");
  open();
  fillAll();
  send();
  await waitFor(() => expect(notified).toEqual([success]));
  expect(fieldsSent().reason).toMatch(/seconds after the form was opened/);
});
