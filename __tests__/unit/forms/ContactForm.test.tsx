import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentProps } from "react";
import { ContactForm } from "../../../src/forms/ContactForm";
import { webhookUrl } from "../../../src/forms/submit";
import { callOf } from "../../support/content";
import { answerWith, siteSettings } from "../../support/gatsby";
import { specOptions } from "../../support/spec-options";
import {
  answers,
  bodies,
  failureNotice,
  failures,
  holds,
  notified,
  request,
} from "../../support/webhook";

jest.mock("gatsby", () => jest.requireActual<object>("../../support/gatsby"));

const labels = {
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  company: "Company",
  revenue: "Annual revenue",
  needs: "What do you need help with?",
  message: "Message",
};

type Name = keyof typeof labels;
const names = Object.keys(labels) as Name[];

const messages: Record<Name, string> = {
  firstName: "First name must be at least 2 characters",
  lastName: "Last name must be at least 2 characters",
  email: "Please enter a valid email address",
  company: "Company name must be at least 2 characters",
  revenue: "Please select your annual revenue",
  needs: "Please select what you need help with",
  message: "Please provide more details about your project",
};

const values: Record<Name, string> = {
  firstName: "Mari",
  lastName: "Tamm",
  email: "mari@shop.example",
  company: "Shop OÜ",
  revenue: "1m-5m",
  needs: "growth-strategy",
  message: "Our margin falls & nobody knows why.",
};

const field = (name: Name) =>
  screen.getByLabelText<HTMLInputElement>(
    (_text, element) =>
      (element as HTMLInputElement).labels?.[0]?.textContent?.startsWith(labels[name]) ?? false,
  );

const open = (props: ComponentProps<typeof ContactForm> = {}) => render(<ContactForm {...props} />);

const submit = () => screen.getByRole("button", { name: "Send Message" });

async function fill(name: Name, value: string): Promise<void> {
  if (field(name) instanceof HTMLSelectElement) return userEvent.selectOptions(field(name), value);
  await userEvent.clear(field(name));
  await userEvent.click(field(name));
  await userEvent.paste(value);
}

async function fillAll(part: Partial<Record<Name, string>> = {}): Promise<void> {
  for (const name of names) await fill(name, part[name] ?? values[name]);
}

const send = () => userEvent.click(submit());

const shown = () => Object.fromEntries(names.map((name) => [name, field(name).value]));
const empty = Object.fromEntries(names.map((name) => [name, ""]));
const mailInstead = () =>
  screen.queryByRole("link", { name: "Send this message as an email instead" });

let logged: jest.SpyInstance;

beforeEach(() => {
  logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
});

afterEach(() => {
  jest.restoreAllMocks();
  delete window.gtag;
});

describe("the fields", () => {
  test("each has its label, an asterisk, and is required", () => {
    open();
    for (const name of names) {
      expect(field(name)).toBeRequired();
      expect(field(name).labels?.[0]).toHaveTextContent(`${labels[name]} *`);
      expect(field(name)).toHaveAccessibleName(labels[name]);
    }
    expect(screen.getByText("Fields marked with an asterisk (*) are required.")).toBeVisible();
  });

  test("browsers can fill in what they know of the visitor", () => {
    open();
    const hints = ["firstName", "lastName", "email", "company"] as const;
    expect(hints.map((name) => field(name).autocomplete)).toEqual([
      "given-name",
      "family-name",
      "email",
      "organization",
    ]);
    expect(field("email")).toHaveAttribute("type", "email");
  });

  test("revenue and needs offer the options of the spec, none chosen", () => {
    open();
    const options = (name: Name) =>
      [...(field(name) as unknown as HTMLSelectElement).options].map(({ value }) => value);
    expect(options("revenue")).toEqual(["", ...specOptions.revenue]);
    expect(options("needs")).toEqual(["", ...specOptions.needs]);
    expect(shown()).toEqual(empty);
  });

  test("a hint describes its field", () => {
    open();
    expect(field("revenue")).toHaveAccessibleDescription(/^The last twelve months/);
  });
});

describe("validation", () => {
  test("nothing is said before the form is sent", async () => {
    open();
    await userEvent.type(field("firstName"), "M");
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.queryByText(/must be at least|Please/)).not.toBeInTheDocument();
    expect(field("firstName")).toHaveAttribute("aria-invalid", "false");
  });

  test("an empty form has a message under each field, and focus on the first", async () => {
    open();
    await send();
    await waitFor(() => expect(field("firstName")).toHaveFocus());
    for (const name of names) {
      expect(screen.getByText(messages[name])).toBeVisible();
      expect(field(name)).toHaveAttribute("aria-invalid", "true");
      expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(messages[name]));
    }
    expect(request).not.toHaveBeenCalled();
    expect(notified).toEqual([]);
    expect(submit()).toBeEnabled();
  });

  test.each(["email", "needs", "message"] as const)(
    "only %s is wrong: its message alone, and focus there",
    async (name) => {
      open();
      await fillAll();
      await fill(name, name === "needs" ? "" : "short");
      await send();
      await waitFor(() => expect(field(name)).toHaveFocus());
      expect(names.filter((other) => field(other).getAttribute("aria-invalid") === "true")).toEqual(
        [name],
      );
      expect(screen.getByText(messages[name])).toBeVisible();
      expect(request).not.toHaveBeenCalled();
    },
  );

  test("a message goes as soon as its field is right, and comes back when it is not", async () => {
    open();
    await send();
    await screen.findByText(messages.firstName);
    await userEvent.type(field("firstName"), "Ma");
    await waitFor(() => expect(screen.queryByText(messages.firstName)).not.toBeInTheDocument());
    expect(field("firstName")).toHaveAttribute("aria-invalid", "false");
    expect(field("firstName")).not.toHaveAccessibleDescription();
    expect(screen.getByText(messages.lastName)).toBeVisible();
    await userEvent.type(field("firstName"), "{Backspace}");
    expect(await screen.findByText(messages.firstName)).toBeVisible();
  });

  test("blanks are no name", async () => {
    open();
    await fillAll({ firstName: " M " });
    await send();
    expect(await screen.findByText(messages.firstName)).toBeVisible();
    expect(request).not.toHaveBeenCalled();
  });
});

describe("sending", () => {
  test("the body is exactly the trimmed values, the time and the type", async () => {
    open();
    await fillAll({
      firstName: "  Mari ",
      email: " mari@shop.example ",
      message: `${values.message}\n`,
    });
    const before = Date.now();
    await send();
    await waitFor(() => expect(request).toHaveBeenCalledTimes(1));
    const [body] = bodies();
    expect(body).toEqual({ ...values, timestamp: expect.any(String) as string, type: "full" });
    const sent = new Date(body?.timestamp ?? "");
    expect(sent.toISOString()).toBe(body?.timestamp);
    expect(sent.getTime()).toBeGreaterThanOrEqual(before);
    expect(sent.getTime()).toBeLessThanOrEqual(Date.now());
    const [url, options] = request.mock.calls[0] ?? [];
    expect(url).toBe(webhookUrl);
    expect(options).toMatchObject({
      method: "POST",
      headers: { "Content-Type": "application/json" },
    });
  });

  test("a property takes the place of the webhook's address", async () => {
    open({ address: "https://hooks.example.com/other" });
    await fillAll();
    await send();
    await waitFor(() => expect(request).toHaveBeenCalledTimes(1));
    expect(request.mock.calls[0]?.[0]).toBe("https://hooks.example.com/other");
  });

  test("meanwhile the button is disabled and reads Sending...", async () => {
    const done = holds();
    open();
    await fillAll();
    await send();
    const button = await screen.findByRole("button", { name: "Sending..." });
    expect(button).toBeDisabled();
    await waitFor(() => expect(request).toHaveBeenCalled());
    expect(button).toHaveTextContent("Sending...");
    await done();
    expect(await screen.findByRole("button", { name: "Send Message" })).toBeEnabled();
  });

  test("a double click, and Enter on top of it, is one request", async () => {
    const done = holds();
    open();
    await fillAll();
    await userEvent.dblClick(submit());
    fireEvent.submit(screen.getByRole("form", { name: "Your message" }));
    await waitFor(() => expect(request).toHaveBeenCalled());
    await done();
    await screen.findByRole("button", { name: "Send Message" });
    expect(request).toHaveBeenCalledTimes(1);
    expect(notified).toHaveLength(1);
  });

  test("success empties the form, says so in the words of the spec, and is handed on", async () => {
    const onSuccess = jest.fn();
    open({ onSuccess });
    await fillAll();
    await send();
    await waitFor(() => expect(onSuccess).toHaveBeenCalledTimes(1));
    expect(notified).toEqual([
      expect.objectContaining({
        kind: "success",
        title: "Message sent successfully!",
        text: "We'll get back to you within 24 hours to discuss your profit optimization strategy.",
      }),
    ]);
    expect(shown()).toEqual(empty);
    for (const name of names) expect(field(name)).toHaveAttribute("aria-invalid", "false");
    expect(mailInstead()).not.toBeInTheDocument();
    expect(logged).not.toHaveBeenCalled();
  });

  test("a second message can follow the first", async () => {
    open();
    await fillAll();
    await send();
    await waitFor(() => expect(shown()).toEqual(empty));
    await fillAll({ message: "Another question, please." });
    await send();
    await waitFor(() => expect(bodies()).toHaveLength(2));
    expect(bodies()[1]).toMatchObject({ message: "Another question, please." });
  });
});

describe("a failure", () => {
  test.each(failures)(
    "%s keeps the values, says how to reach us, and is logged",
    async (_name, fails) => {
      fails();
      const onSuccess = jest.fn();
      open({ onSuccess });
      await fillAll();
      await send();
      await waitFor(() => expect(notified).toEqual([expect.objectContaining(failureNotice)]));
      expect(shown()).toEqual(values);
      expect(await screen.findByRole("button", { name: "Send Message" })).toBeEnabled();
      expect(onSuccess).not.toHaveBeenCalled();
      expect(request).toHaveBeenCalledTimes(1);
      expect(logged).toHaveBeenCalledTimes(1);
    },
  );

  test("a link sends the same message as mail", async () => {
    answers(500);
    open();
    await fillAll();
    expect(mailInstead()).not.toBeInTheDocument();
    await send();
    await waitFor(() => expect(mailInstead()).toBeVisible());
    const url = new URL(mailInstead()?.getAttribute("href") ?? "");
    expect(url.protocol + url.pathname).toBe("mailto:hello@northkeel.example");
    expect(url.searchParams.get("subject")).toBe("Message from Mari Tamm");
    expect(url.searchParams.get("body")?.split("\r\n")).toEqual(
      names.map((name) => `${labels[name]}: ${values[name]}`),
    );
  });

  test("trying again can succeed, and then the link is gone", async () => {
    answers(500);
    open();
    await fillAll();
    await send();
    await waitFor(() => expect(mailInstead()).toBeVisible());
    answers(200);
    await send();
    await waitFor(() => expect(shown()).toEqual(empty));
    expect(mailInstead()).not.toBeInTheDocument();
    expect(request).toHaveBeenCalledTimes(2);
  });

  test("what was typed survives a reload of the tab", async () => {
    answers(500);
    const { unmount } = open();
    await fillAll();
    await send();
    await waitFor(() => expect(mailInstead()).toBeVisible());
    unmount();
    open();
    expect(shown()).toEqual(values);
  });
});

describe("the hidden field", () => {
  const trap = () => screen.getByLabelText("Leave this field empty");

  test("is neither announced nor reached by Tab", async () => {
    open();
    expect(
      screen.queryByRole("textbox", { name: "Leave this field empty" }),
    ).not.toBeInTheDocument();
    act(() => field("message").focus());
    await userEvent.tab();
    expect(submit()).toHaveFocus();
  });

  test("once filled, nothing is sent and success is shown", async () => {
    open();
    await fillAll();
    fireEvent.change(trap(), { target: { value: "https://spam.example" } });
    await send();
    await waitFor(() =>
      expect(notified).toEqual([
        expect.objectContaining({ kind: "success", title: "Message sent successfully!" }),
      ]),
    );
    expect(shown()).toEqual(empty);
    expect(request).not.toHaveBeenCalled();
  });
});

describe("the draft", () => {
  test("what was typed is there again after a reload", async () => {
    const { unmount } = open();
    await fill("firstName", "Mari");
    await fill("revenue", "10m-25m");
    unmount();
    open();
    expect(shown()).toEqual({ ...empty, firstName: "Mari", revenue: "10m-25m" });
  });

  test("it lasts over more than one reload", async () => {
    const first = open();
    await fill("firstName", "Mari");
    first.unmount();
    const second = open();
    await fill("lastName", "Tamm");
    second.unmount();
    open();
    expect(shown()).toEqual({ ...empty, firstName: "Mari", lastName: "Tamm" });
  });

  test("after success there is none", async () => {
    const { unmount } = open();
    await fillAll();
    await send();
    await waitFor(() => expect(shown()).toEqual(empty));
    unmount();
    open();
    expect(shown()).toEqual(empty);
    expect(sessionStorage).toHaveLength(0);
  });

  test("a forged one fills no field that the form does not have", async () => {
    sessionStorage.setItem("contact-draft", '{"firstName":"Mari","source":"x","__proto__":"y"}');
    open();
    await fillAll();
    await send();
    await waitFor(() => expect(bodies()).toHaveLength(1));
    expect(Object.keys(bodies()[0] ?? {})).toEqual([...names, "timestamp", "type"]);
  });

  test("where storage is refused the form works all the same", async () => {
    for (const method of ["getItem", "setItem", "removeItem"] as const)
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException("Refused", "SecurityError");
      });
    open();
    await fillAll();
    await send();
    await waitFor(() => expect(bodies()).toHaveLength(1));
    expect(shown()).toEqual(empty);
  });
});

describe("what a call hands over", () => {
  const stateOf = (id: string) => {
    const { source, topic, message } = callOf(id);
    return {
      source: source ?? undefined,
      topic: topic ?? undefined,
      message: message ?? undefined,
    };
  };
  const hero = stateOf("hero_primary");
  const ai = stateOf("ai_automation_implement");

  test("the message is filled in", () => {
    open({ state: hero });
    expect(field("message")).toHaveValue(hero.message);
    expect(field("needs")).toHaveValue("");
  });

  test("another call's message takes its place while nobody has typed there", () => {
    const { rerender } = open({ state: hero });
    rerender(<ContactForm state={ai} />);
    expect(field("message")).toHaveValue(ai.message);
  });

  test("what the visitor has typed stays", async () => {
    const { rerender } = open({ state: hero });
    await userEvent.type(field("message"), " Today?");
    rerender(<ContactForm state={ai} />);
    expect(field("message")).toHaveValue(`${hero.message} Today?`);
  });

  test("a draft of the visitor's own is not overwritten", async () => {
    const { unmount } = open();
    await fill("message", values.message);
    unmount();
    open({ state: hero });
    expect(field("message")).toHaveValue(values.message);
  });

  test("a message that was only filled in gives way to that of the next call", async () => {
    const { unmount } = open({ state: hero });
    await fill("firstName", "Mari");
    unmount();
    open({ state: ai });
    expect(field("firstName")).toHaveValue("Mari");
    expect(field("message")).toHaveValue(ai.message);
  });

  test("one that was filled in after a message was sent gives way too", async () => {
    const { rerender, unmount } = open();
    await fillAll();
    await send();
    await waitFor(() => expect(shown()).toEqual(empty));
    rerender(<ContactForm state={hero} />);
    await fill("firstName", "Mari");
    unmount();
    open({ state: ai });
    expect(field("message")).toHaveValue(ai.message);
  });

  test("a choice that was only preselected gives way to that of the next call", () => {
    const { unmount } = open({ state: ai });
    unmount();
    open({ state: stateOf("cro_optimize") });
    expect(field("needs")).toHaveValue("conversion-optimization");
  });

  test("coming back without a call, the form is as empty as it was left", () => {
    const { unmount } = open({ state: ai });
    unmount();
    open();
    expect(shown()).toEqual(empty);
  });

  test("filling in is no beginning of the visitor's; typing is, once", async () => {
    const gtag = jest.fn();
    window.gtag = gtag;
    open({ state: ai });
    expect(gtag).not.toHaveBeenCalled();
    await userEvent.type(field("firstName"), "Mari");
    expect(gtag.mock.calls).toEqual([["event", "form_start", { form_type: "full" }]]);
  });

  test.each([
    ["profit_audit", "profit-optimization"],
    ["growth_automation_launch", "growth-strategy"],
    ["cro_optimize", "conversion-optimization"],
    ["ai_automation_implement", "ai-automation"],
    ["data_integration_sync", "data-integration"],
    ["development_build", "other"],
    ["low_code_prototype", "other"],
    ["analytics_dashboard", "data-integration"],
  ])("the topic %s preselects %s", (topic, needs) => {
    open({ state: { topic } });
    expect(field("needs")).toHaveValue(needs);
  });

  test("a choice of the visitor's is not changed", async () => {
    const { rerender } = open();
    await fill("needs", "other");
    rerender(<ContactForm state={ai} />);
    expect(field("needs")).toHaveValue("other");
  });

  test("the form says what one is asking about, and that can be dropped", async () => {
    open({ state: ai });
    expect(screen.getByText("About:")).toHaveTextContent("About: AI & Automation Systems");
    const remove = screen.getByRole("button", { name: "Remove the topic AI & Automation Systems" });
    await userEvent.click(remove);
    expect(screen.queryByText("About:")).not.toBeInTheDocument();
    expect(field("message")).toHaveValue("");
    expect(field("needs")).toHaveValue("");
  });

  test("once dropped it does not come back with a reload; another call does", async () => {
    window.history.replaceState({ key: "1732165200000", ...ai }, "");
    const { rerender } = open({ state: ai });
    await userEvent.click(screen.getByRole("button", { name: /^Remove/ }));
    expect(window.history.state).toEqual({ key: "1732165200000" });
    rerender(<ContactForm state={stateOf("cro_optimize")} />);
    expect(screen.getByText("About:")).toHaveTextContent(/CRO/);
    expect(field("needs")).toHaveValue("conversion-optimization");
  });

  test("dropping it leaves what the visitor has written and chosen", async () => {
    open({ state: ai });
    await userEvent.type(field("message"), " Today?");
    await fill("needs", "other");
    await userEvent.click(screen.getByRole("button", { name: /^Remove/ }));
    expect(field("message")).toHaveValue(`${ai.message} Today?`);
    expect(field("needs")).toHaveValue("other");
  });

  test.each([
    {},
    { source: "forged" },
    { topic: "forged" },
    { topic: "forged", source: "hero_primary" },
  ])("the state %j is about nothing and preselects nothing", (state) => {
    open({ state });
    expect(screen.queryByText("About:")).not.toBeInTheDocument();
    expect(shown()).toEqual(empty);
  });

  test("source and topic are not sent", async () => {
    open({ state: ai });
    await fillAll();
    await send();
    await waitFor(() => expect(bodies()).toHaveLength(1));
    expect(Object.keys(bodies()[0] ?? {})).toEqual([...names, "timestamp", "type"]);
  });

  test("they are, where the owner has turned that on", async () => {
    answerWith({ siteSettings: { ...siteSettings, sendSourceWithForms: true } });
    open({ state: { ...ai, source: "service_page" } });
    await fillAll();
    await send();
    await waitFor(() => expect(bodies()).toHaveLength(1));
    expect(bodies()[0]).toMatchObject({
      ...values,
      topic: "ai_automation_implement",
      source: "service_page",
    });
  });
});
