/** The contact form after a call to action. */
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { ContactForm } from "../../../../src/features/forms/ContactForm";
import { enumName } from "../../../../src/lib/enum-names";
import { applicationFields, needsValues } from "../../../../src/model/form-fields";
import * as form from "../../../support/contact-form";
import { nodesOf } from "../../../support/content";
import { answerWith, siteSettings } from "../../../support/gatsby";
import { answers, bodies } from "../../../support/webhook";

const stateOf = ({ source, topic, message }: Queries.CallFragment) => ({
  source: source ?? undefined,
  topic: topic ?? undefined,
  message: message ?? undefined,
});

const calls = nodesOf<Queries.CallFragment & { application?: boolean }>("CallToAction");

/** Two calls to action of services with different topics, and one without a need. */
const [first, second] = calls.filter(({ topic, needs }) => topic && needs);
const general = calls.find(({ source, about, needs }) => source && about && !needs);
const application = calls.find((call) => call.application);
if (!first || !second || !general || !application)
  throw new Error("The fixture content lacks calls.");

const optionOf = ({ needs }: Queries.CallFragment) =>
  needsValues.find((value) => enumName(value) === needs) ?? "";
const heading = () => screen.getByRole("heading");
const remove = () => screen.getByText(WORDS.form.remove);

test.each([
  ["message", ({ message }: Queries.CallFragment) => message ?? "", "Our own words."],
  ["needs", optionOf, "ai-automation"],
] as const)("%s follows the last call until the visitor changes it", (name, valueOf, own) => {
  const { rerender } = form.open({ state: stateOf(first) });
  expect(form.field(name)).toHaveValue(valueOf(first));
  rerender(<ContactForm state={stateOf(second)} />);
  expect(form.field(name)).toHaveValue(valueOf(second));
  form.fill(name, own);
  rerender(<ContactForm state={stateOf(first)} />);
  expect(form.field(name)).toHaveValue(own);
});

test("the message is part of the draft only once the visitor has changed it, and does not replace the draft", () => {
  const one = form.open({ state: stateOf(first) });
  form.fill("firstName", "Mari");
  one.unmount();
  const two = form.open({ state: stateOf(second) });
  expect(form.field("firstName")).toHaveValue("Mari");
  expect(form.field("message")).toHaveValue(second.message);
  form.fill("message", form.values.message);
  two.unmount();
  form.open({ state: stateOf(first) });
  expect(form.field("message")).toHaveValue(form.values.message);
});

test("the message and its subject are not restored by a reload after sending", async () => {
  window.history.replaceState({ key: "1732165200000", ...stateOf(first) }, "");
  form.open({ state: stateOf(first) });
  form.fillAll({ message: first.message ?? "" });
  form.send();
  await form.confirmed();
  expect(window.history.state).toEqual({ key: "1732165200000" });
  expect(heading()).toHaveTextContent(form.words.title);
});

test("a general call on the page of a service has the needs of the service, and its own message and subject", () => {
  const { unmount } = form.open({
    state: { ...stateOf(general), topic: first.topic ?? undefined },
  });
  expect(form.field("needs")).toHaveValue(optionOf(first));
  expect(form.field("message")).toHaveValue(general.message);
  expect(heading()).toHaveTextContent(general.about ?? "");
  unmount();
  form.open();
  expect(form.shown()).toEqual(form.empty);
});

test.each(["wanted", "removed"])("a %s job application", async (wish) => {
  const state = stateOf(application);
  window.gtag = jest.fn();
  form.open({ state });
  if (wish === "removed") fireEvent.click(remove());
  const asked = wish === "removed" ? form.names : applicationFields.map(({ name }) => name);
  expect(form.names.filter(form.isAsked)).toEqual(asked);
  for (const name of asked) form.fill(name, form.values[name]);
  form.send();
  await form.confirmed();
  const values = Object.fromEntries(asked.map((name) => [name, form.values[name]]));
  expect(bodies()).toEqual([expect.objectContaining({ ...form.empty, ...values })]);
  const place = { cta_location: state.source };
  const { currency, ranges } = form.words.leadValues;
  const worth = { value: ranges[0]?.value, currency };
  const lead = { form_type: "full", service: form.values.needs, ...worth, ...place };
  const event =
    wish === "removed"
      ? ["generate_lead", lead]
      : ["job_application", { form_type: "application", ...place }];
  expect(jest.mocked(window.gtag).mock.calls.slice(1)).toEqual([["event", ...event]]);
});

test("the subject of the enquiry can be removed without losing the visitor's own input", () => {
  form.open({ state: stateOf(first) });
  form.fill("message", `${first.message} Today?`);
  form.fill("needs", "ai-automation");
  fireEvent.click(remove());
  expect(form.field("message")).toHaveValue(`${first.message} Today?`);
  expect(form.field("needs")).toHaveValue("ai-automation");
});

test.each([{ source: "forged" }, { topic: "forged", source: general.source ?? undefined }])(
  "the subject of the enquiry is missing for the invalid state %j, and nothing is preselected",
  (state) => {
    form.open({ state });
    expect(heading()).toHaveTextContent(form.words.title);
    expect(form.shown()).toEqual(form.empty);
  },
);

test("source and topic are sent if the owner turns them on, and not with a second message", async () => {
  answerWith({ siteSettings: { ...siteSettings, sendSourceWithForms: true } });
  form.open({ state: { ...stateOf(first), source: "service_page" } });
  form.fillAll();
  form.send();
  await form.confirmed();
  form.fillAll();
  form.send();
  await waitFor(() => expect(bodies()).toHaveLength(2));
  expect(bodies()[0]).toMatchObject({
    ...form.values,
    topic: first.topic,
    source: "service_page",
  });
  expect(bodies()[1]).not.toHaveProperty("topic");
});

test("source and topic stand in the email instead of a failed form, with the campaign", async () => {
  answerWith({ siteSettings: { ...siteSettings, sendSourceWithForms: true } });
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  window.landing = { campaign: "utm_source=mail", landing: "/blog/" };
  answers(500);
  form.open({ state: { source: "service_page" } });
  form.fillAll({ message: "long ".repeat(1000) });
  form.send();
  await waitFor(() => expect(form.mailInstead()).toBeVisible());
  delete window.landing;
  const text = new URL(form.mailInstead()?.getAttribute("href") ?? "").searchParams.get("body");
  for (const line of ["source: service_page", "campaign: utm_source=mail", "landing: /blog/"])
    expect(text?.split("\r\n")).toContain(line);
});
