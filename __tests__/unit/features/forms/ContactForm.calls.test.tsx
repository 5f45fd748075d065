/** The contact form after a call to action. */
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { ContactForm } from "../../../../src/features/forms/ContactForm";
import { enumValue } from "../../../../src/lib/enum-names";
import { needsValues } from "../../../../src/model/form-fields";
import {
  again,
  empty,
  field,
  fill,
  fillAll,
  mailInstead,
  open,
  send,
  shown,
  values,
} from "../../../support/contact-form";
import { nodesOf } from "../../../support/content";
import { answerWith, siteSettings } from "../../../support/gatsby";
import { answers, bodies } from "../../../support/webhook";

const stateOf = ({ source, topic, message }: Queries.CallFragment) => ({
  source: source ?? undefined,
  topic: topic ?? undefined,
  message: message ?? undefined,
});

const calls = nodesOf<Queries.CallFragment>("CallToAction");

/** Two calls to action of services with different topics, and one without a need. */
const [first, second] = calls.filter(({ topic, needs }) => topic && needs);
const general = calls.find(({ source, about, needs }) => source && about && !needs);
if (!first || !second || !general) throw new Error("The fixture content lacks calls.");

const optionOf = ({ needs }: Queries.CallFragment) => (needs ? enumValue(needs, needsValues) : "");
const subject = () => screen.queryByText("About:");
const add = () => screen.queryByRole("button", { name: /^Add/ });
const remove = () => screen.getByRole("button", { name: /^Remove/ });

describe("the message", () => {
  test("is that of the last call to action until the visitor changes it; then it can be added above", async () => {
    const { rerender } = open({ state: stateOf(first) });
    expect(field("message")).toHaveValue(first.message);
    rerender(<ContactForm state={stateOf(general)} />);
    expect(field("message")).toHaveValue(general.message);
    fill("message", `${general.message} Today?`);
    expect(add()).not.toBeInTheDocument();
    fill("message", "Our own words.");
    rerender(<ContactForm state={stateOf(second)} />);
    expect(field("message")).toHaveValue("Our own words.");
    fireEvent.click(add() as HTMLElement);
    expect(field("message")).toHaveValue(`${second.message}\n\nOur own words.`);
    await waitFor(() => expect(field("message")).toHaveFocus());
    expect(add()).not.toBeInTheDocument();
  });

  test("of another call to action makes a short one long enough", async () => {
    const { rerender } = open({ state: stateOf(first) });
    fillAll({ message: "Short" });
    rerender(<ContactForm state={stateOf(second)} />);
    send();
    await waitFor(() => expect(field("message")).toBeInvalid());
    fireEvent.click(add() as HTMLElement);
    await waitFor(() => expect(field("message")).toBeValid());
  });

  test("is part of the draft only once the visitor has changed it, and does not replace the draft", () => {
    const one = open({ state: stateOf(first) });
    fill("firstName", "Mari");
    one.unmount();
    const two = open({ state: stateOf(second) });
    expect(field("firstName")).toHaveValue("Mari");
    expect(field("message")).toHaveValue(second.message);
    fill("message", values.message);
    two.unmount();
    open({ state: stateOf(first) });
    expect(field("message")).toHaveValue(values.message);
  });

  test("and its subject are not restored by a reload after sending", async () => {
    window.history.replaceState({ key: "1732165200000", ...stateOf(first) }, "");
    open({ state: stateOf(first) });
    fillAll({ message: first.message ?? "" });
    send();
    await again();
    expect(window.history.state).toEqual({ key: "1732165200000" });
    expect(subject()).not.toBeInTheDocument();
  });
});

test("the choice of needs follows the topic until the visitor makes it", () => {
  const { rerender } = open({ state: { topic: first.topic ?? undefined } });
  expect(field("needs")).toHaveValue(optionOf(first));
  rerender(<ContactForm state={{ topic: second.topic ?? undefined }} />);
  expect(field("needs")).toHaveValue(optionOf(second));
  fill("needs", "ai-automation");
  rerender(<ContactForm state={stateOf(first)} />);
  expect(field("needs")).toHaveValue("ai-automation");
});

test("a general call on the page of a service has the needs of the service, and its own message and subject", () => {
  const { unmount } = open({ state: { ...stateOf(general), topic: first.topic ?? undefined } });
  expect(field("needs")).toHaveValue(optionOf(first));
  expect(field("message")).toHaveValue(general.message);
  expect(subject()).toHaveTextContent(`About: ${general.about}`);
  unmount();
  open();
  expect(shown()).toEqual(empty);
});

test("typing sends form_start once; prefilling does not", () => {
  const gtag = jest.fn();
  window.gtag = gtag;
  open({ state: stateOf(first) });
  expect(gtag).not.toHaveBeenCalled();
  fill("firstName", "M");
  fill("firstName", "Ma");
  expect(gtag.mock.calls).toEqual([["event", "form_start", { form_type: "full" }]]);
});

describe("the subject of the enquiry", () => {
  test("can be removed without losing the visitor's own input", () => {
    open({ state: stateOf(first) });
    fill("message", `${first.message} Today?`);
    fill("needs", "ai-automation");
    fireEvent.click(remove());
    expect(field("message")).toHaveValue(`${first.message} Today?`);
    expect(field("needs")).toHaveValue("ai-automation");
  });

  test.each([{ source: "forged" }, { topic: "forged", source: general.source ?? undefined }])(
    "is missing for the invalid state %j, and nothing is preselected",
    (state) => {
      open({ state });
      expect(subject()).not.toBeInTheDocument();
      expect(shown()).toEqual(empty);
    },
  );
});

describe("source and topic", () => {
  test("are sent if the owner turns them on, and not with a second message", async () => {
    answerWith({ siteSettings: { ...siteSettings, sendSourceWithForms: true } });
    open({ state: { ...stateOf(first), source: "service_page" } });
    fillAll();
    send();
    await again();
    fillAll();
    send();
    await waitFor(() => expect(bodies()).toHaveLength(2));
    expect(bodies()[0]).toMatchObject({ ...values, topic: first.topic, source: "service_page" });
    expect(bodies()[1]).not.toHaveProperty("topic");
  });

  test("stand in the email instead of a failed form, with the campaign", async () => {
    answerWith({ siteSettings: { ...siteSettings, sendSourceWithForms: true } });
    jest.spyOn(console, "error").mockImplementation(() => undefined);
    window.landing = { campaign: "utm_source=mail", landing: "/blog/" };
    answers(500);
    open({ state: { source: "service_page" } });
    fillAll({ message: "long ".repeat(1000) });
    send();
    await waitFor(() => expect(mailInstead()).toBeVisible());
    delete window.landing;
    const text = new URL(mailInstead()?.getAttribute("href") ?? "").searchParams.get("body");
    for (const line of ["source: service_page", "campaign: utm_source=mail", "landing: /blog/"])
      expect(text?.split("\r\n")).toContain(line);
  });
});
