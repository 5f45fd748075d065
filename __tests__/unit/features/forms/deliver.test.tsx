/** Which leads go to the webhook and which to the host's forms, and the reasons that the owner gets. */
import { deliver, soonest, suspicion } from "../../../../src/features/forms/deliver";
import { payload, type Submission } from "../../../../src/features/forms/webhook";
import { sampleValues } from "../../../support/sample-values";
import { answers, request } from "../../../support/webhook";

const webhook = "https://hooks.example.com/lead";
const now = new Date("2024-11-21T05:00:00.000Z");

const lead = (part: Partial<Submission> = {}, values = {}): Submission => ({
  type: "full",
  body: payload("full", sampleValues({ email: "mari@shop.example", ...values }), now),
  webhook,
  honeypotFilled: false,
  openFor: 60_000,
  ...part,
});

/** Where each request went, and what the host's forms received. */
const sent = () =>
  request.mock.calls.map(([url, options]) =>
    url === webhook ? "webhook" : [url, Object.fromEntries(options?.body as URLSearchParams)],
  );

const hostPost = (reason: string) => [
  "/contact/thanks/",
  {
    "form-name": "contact",
    ...lead().body,
    "lead-id": "2024-11-21T05:00:00.000Z mari@shop.example",
    reason,
  },
];

/** The redirect that the host's forms answer with, as fetch shows it without following it. */
const ok = { ok: false, status: 0, type: "opaqueredirect" } as Response;
const broken = { ok: false, status: 500, text: async () => "" } as Response;

/** The webhook fails, and the host's forms answer. */
const webhookFails = (error: Error, host = ok) =>
  request.mockImplementation(async (url) => {
    if (url !== webhook) return host;
    throw error;
  });

test("a lead that the webhook accepts goes nowhere else", async () => {
  await deliver("netlify", lead());
  expect(sent()).toEqual(["webhook"]);
});

test("a lead that the webhook refuses is posted once to the host's forms, with the reason", async () => {
  request.mockImplementation(async (url) => (url === webhook ? broken : ok));
  await deliver("netlify", lead());
  expect(sent()).toEqual(["webhook", hostPost("The webhook answered with status 500.")]);
});

test.each([
  [new DOMException("", "TimeoutError"), /within 15 seconds; it may have the lead too\.$/],
  [new TypeError("Failed to fetch"), /connection .* may have the lead too\.$/],
])("after %s the owner reads that both may have the lead", async (error, reason) => {
  webhookFails(error);
  await deliver("netlify", lead());
  expect(sent()).toEqual(["webhook", hostPost(expect.stringMatching(reason) as string)]);
});

test("if both fail, the error names both", async () => {
  answers(500);
  await expect(deliver("netlify", lead())).rejects.toThrow(
    "The webhook answered with status 500. The host's forms answered with status 500.",
  );
  expect(request).toHaveBeenCalledTimes(2);
});

test("the newsletter is posted to its own form", async () => {
  const body = payload("newsletter", { email: "mari@shop.example" }, now);
  await deliver("netlify", lead({ type: "newsletter", webhook: undefined, body }));
  expect(sent()).toEqual([
    ["/newsletter/thanks/", expect.objectContaining({ "form-name": "newsletter" })],
  ]);
});

test.each([
  ["a filled honeypot", lead({ honeypotFilled: true }), "the hidden field is filled in"],
  ["too fast", lead({ openFor: soonest - 1 }), "sent 2.0 seconds after the form was opened"],
  ["links in the company", lead({}, { company: "www.a.example www.b.example" }), "in company"],
])("spam goes only to the host's forms, with the reason: %s", async (_name, spam, why) => {
  await deliver("netlify", spam);
  expect(sent()).toEqual([
    [
      "/contact/thanks/",
      expect.objectContaining({
        reason: expect.stringMatching(new RegExp(`^Looks like spam: .*${why}\\.$`)) as string,
      }),
    ],
  ]);
});

test.each([
  ["just enough time", lead({ openFor: soonest })],
  ["one link in a name", lead({}, { company: "https://www.shop.example" })],
  ["links in the message", lead({}, { message: "See https://a.example and https://b.example" })],
])("a lead with %s does not look like spam", (_name, fine) => {
  expect(suspicion(fine)).toBeUndefined();
});

test("with the webhook alone only a filled honeypot drops a lead, since only a program can fill it in", async () => {
  await deliver("none", lead({ openFor: 1 }, { lastName: "http://a.example http://b.example" }));
  expect(sent()).toEqual(["webhook"]);
  await deliver("none", lead({ honeypotFilled: true }));
  expect(request).toHaveBeenCalledTimes(1);
});
