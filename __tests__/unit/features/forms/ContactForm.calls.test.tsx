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
  names,
  open,
  send,
  shown,
  values,
} from "../../../support/contact-form";
import { nodesOf } from "../../../support/content";
import { answerWith, siteSettings } from "../../../support/gatsby";
import { answers, bodies } from "../../../support/webhook";

jest.mock("gatsby", () => jest.requireActual("../../../support/gatsby") as object);

const stateOf = ({ source, topic, message }: Queries.CallFragment) => ({
  source: source ?? undefined,
  topic: topic ?? undefined,
  message: message ?? undefined,
});

const calls = nodesOf<Queries.CallFragment>("CallToAction");

/** Two calls to action of services with different topics, and one without a need. */
const [first, second] = calls.filter(({ topic, needs }) => topic && needs);
const general = calls.find(({ source, message, needs }) => source && message && !needs);
if (!first || !second || !general) throw new Error("The fixture content lacks calls.");

const optionOf = ({ needs }: Queries.CallFragment) => (needs ? enumValue(needs, needsValues) : "");
const subject = () => screen.queryByText("About:");
const add = () => screen.queryByRole("button", { name: /^Add/ });
const remove = () => screen.getByRole("button", { name: /^Remove/ });

afterEach(() => {
  delete window.gtag;
});

describe("the message", () => {
  test("is that of the call to action", () => {
    open({ state: stateOf(general) });
    expect(field("message")).toHaveValue(general.message);
    expect(field("needs")).toHaveValue("");
  });

  test("is replaced by that of another call to action if the visitor has not changed it", () => {
    const { rerender } = open({ state: stateOf(first) });
    rerender(<ContactForm state={stateOf(second)} />);
    expect(field("message")).toHaveValue(second.message);
  });

  test("stays once the visitor has changed it", () => {
    const { rerender } = open({ state: stateOf(first) });
    fill("message", `${first.message} Today?`);
    rerender(<ContactForm state={stateOf(second)} />);
    expect(field("message")).toHaveValue(`${first.message} Today?`);
  });

  test("of another call to action can be added above the visitor's own", async () => {
    const { rerender } = open({ state: stateOf(first) });
    expect(add()).not.toBeInTheDocument();
    fill("message", "Our own words.");
    expect(add()).not.toBeInTheDocument();
    rerender(<ContactForm state={stateOf(second)} />);
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

  test("does not replace the visitor's draft", () => {
    const { unmount } = open();
    fill("message", values.message);
    unmount();
    open({ state: stateOf(first) });
    expect(field("message")).toHaveValue(values.message);
  });

  test("that was only prefilled is not part of the draft", () => {
    const { unmount } = open({ state: stateOf(first) });
    fill("firstName", "Mari");
    unmount();
    open({ state: stateOf(second) });
    expect(field("firstName")).toHaveValue("Mari");
    expect(field("message")).toHaveValue(second.message);
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

describe("the choice of needs", () => {
  test.each([first, second])("is preselected by the topic $topic", (call) => {
    open({ state: { topic: call.topic ?? undefined } });
    expect(field("needs")).toHaveValue(optionOf(call));
  });

  test("is that of the service on whose page a general call stands, which keeps its message", () => {
    open({ state: { ...stateOf(general), topic: first.topic ?? undefined } });
    expect(field("needs")).toHaveValue(optionOf(first));
    expect(field("message")).toHaveValue(general.message);
  });

  test("is kept if the visitor has made it", () => {
    const { rerender } = open();
    fill("needs", "ai-automation");
    rerender(<ContactForm state={stateOf(first)} />);
    expect(field("needs")).toHaveValue("ai-automation");
  });
});

test("the form is empty when it is opened again without a call to action", () => {
  const { unmount } = open({ state: stateOf(first) });
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

  test.each([
    {},
    { source: "forged" },
    { topic: "forged" },
    { topic: "forged", source: general.source ?? undefined },
  ])("is missing for the invalid state %j, and nothing is preselected", (state) => {
    open({ state });
    expect(subject()).not.toBeInTheDocument();
    expect(shown()).toEqual(empty);
  });
});

describe("source and topic", () => {
  const sendWith = async (state: { source?: string; topic?: string }) => {
    open({ state });
    fillAll();
    send();
    await again();
    return bodies()[0];
  };

  test("are not sent by default", async () => {
    const body = await sendWith(stateOf(first));
    expect(Object.keys(body ?? {})).toEqual([...names, "timestamp", "type"]);
  });

  test("are sent if the owner turns them on", async () => {
    answerWith({ siteSettings: { ...siteSettings, sendSourceWithForms: true } });
    const body = await sendWith({ ...stateOf(first), source: "service_page" });
    expect(body).toMatchObject({ ...values, topic: first.topic, source: "service_page" });
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

  test("are not sent with a second message", async () => {
    answerWith({ siteSettings: { ...siteSettings, sendSourceWithForms: true } });
    await sendWith(stateOf(first));
    fillAll();
    send();
    await waitFor(() => expect(bodies()).toHaveLength(2));
    expect(bodies()[1]).not.toHaveProperty("topic");
  });
});
