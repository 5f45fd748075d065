import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { ContactForm } from "../../../../src/features/forms/ContactForm";
import { keepSubmits } from "../../../../src/early/submit";
import { NewsletterForm } from "../../../../src/features/forms/NewsletterForm";
import { enumValue } from "../../../../src/lib/enum-names";
import { needsValues } from "../../../../src/model/form-fields";
import { field, fillAll, names, values, words } from "../../../support/contact-form";
import { nodesOf } from "../../../support/content";
import { bodies, notified, request } from "../../../support/webhook";

jest.mock("gatsby", () => jest.requireActual<object>("../../../support/gatsby"));

/** What a browser does with a form that is not held back: here, it opens an email. */
const mailed = jest.fn();

beforeAll(() => {
  // As in the head of every page.
  keepSubmits();
  document.addEventListener("submit", (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    mailed();
  });
});

beforeEach(() => mailed.mockReset());

afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

/** The page as the server rendered it, before its script. */
function openEarly(form = <ContactForm />): HTMLElement {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(form);
  return container;
}

const form = () => screen.getByRole<HTMLFormElement>("form", { name: words.title });
const press = () => fireEvent.submit(form());
const takeOver = (container: HTMLElement, ui = <ContactForm />) =>
  act(async () => void render(ui, { container, hydrate: true }));

test("a form that is submitted early is held back, and sent once by its script", async () => {
  const container = openEarly();
  const logged = jest.spyOn(console, "error");
  fillAll();
  // fireEvent returns whether the browser would submit the form itself.
  expect(press()).toBe(false);
  expect(press()).toBe(false);
  expect(request).not.toHaveBeenCalled();
  await takeOver(container);
  await waitFor(() => expect(notified).toHaveLength(1));
  expect(bodies()).toEqual([{ ...values, timestamp: expect.any(String) as string, type: "full" }]);
  expect(form()).not.toHaveAttribute("data-waits");
  expect(form()).not.toHaveAttribute("data-pressed");
  expect(mailed).not.toHaveBeenCalled();
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
});

test("what was typed early stays when the script takes over, and nothing is sent by itself", async () => {
  const container = openEarly();
  fillAll();
  await takeOver(container);
  for (const name of names) expect(field(name)).toHaveValue(values[name]);
  expect(request).not.toHaveBeenCalled();
});

test("it counts as the visitor's own: a call fills in only what is empty", async () => {
  const call = nodesOf<Queries.CallFragment>("CallToAction").find(({ topic }) => topic);
  const state = { topic: call?.topic ?? undefined, message: "What the call says." };
  const container = openEarly(<ContactForm state={state} />);
  field("message").value = values.message;
  await takeOver(container, <ContactForm state={state} />);
  expect(field("message")).toHaveValue(values.message);
  expect(field("needs")).toHaveValue(call?.needs ? enumValue(call.needs, needsValues) : "");
});

test("it takes precedence over an older draft, field by field", async () => {
  sessionStorage.setItem("contact-draft", '{"firstName":"Ann","lastName":"Draft"}');
  const container = openEarly();
  field("firstName").value = "Mari";
  await takeOver(container);
  expect(field("firstName")).toHaveValue("Mari");
  expect(field("lastName")).toHaveValue("Draft");
});

test("a form submitted early with a mistake shows it when the script has arrived", async () => {
  const container = openEarly();
  fillAll();
  field("company").value = "X";
  press();
  await takeOver(container);
  expect(await screen.findByText("Company name must be at least 2 characters")).toBeVisible();
  expect(request).not.toHaveBeenCalled();
});

test("the browser's own messages do not stop an early press, until the script is given up", () => {
  jest.useFakeTimers();
  document.documentElement.dataset.js = "";
  openEarly();
  fireEvent.click(screen.getByRole("button", { name: words.submit }));
  expect(form()).toHaveAttribute("data-pressed");
  jest.advanceTimersByTime(10_000);
  expect(form()).not.toHaveAttribute("data-pressed");
  expect(form()).not.toHaveAttribute("novalidate");
  expect(mailed).not.toHaveBeenCalled();
});

test("the newsletter does the same", async () => {
  const container = openEarly(<NewsletterForm />);
  screen.getByRole<HTMLInputElement>("textbox").value = "mari@shop.example";
  fireEvent.submit(container.querySelector("form") as HTMLFormElement);
  await takeOver(container, <NewsletterForm />);
  await waitFor(() => expect(notified).toHaveLength(1));
  expect(bodies()).toEqual([
    { email: "mari@shop.example", timestamp: expect.any(String) as string, type: "newsletter" },
  ]);
});

test("if the script does not arrive within ten seconds, one email is opened", () => {
  jest.useFakeTimers();
  openEarly();
  fillAll();
  press();
  press();
  jest.advanceTimersByTime(9999);
  expect(mailed).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(mailed).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(60_000);
  expect(mailed).toHaveBeenCalledTimes(1);
});

test("a script that comes after that sends nothing more, and keeps what was typed", async () => {
  jest.useFakeTimers();
  const container = openEarly();
  fillAll();
  press();
  jest.advanceTimersByTime(10_000);
  expect(mailed).toHaveBeenCalledTimes(1);
  await takeOver(container);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(request).not.toHaveBeenCalled();
  for (const name of names) expect(field(name)).toHaveValue(values[name]);
});

test("once the script has taken over, no email is opened", async () => {
  jest.useFakeTimers();
  const container = openEarly();
  press();
  await takeOver(container);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(mailed).not.toHaveBeenCalled();
});

test("a form that does not wait for a script is not affected", () => {
  document.body.innerHTML = '<form aria-label="Other"></form>';
  const other = screen.getByRole("form", { name: "Other" });
  fireEvent.submit(other);
  expect(mailed).toHaveBeenCalledTimes(1);
  expect(other).not.toHaveAttribute("data-pressed");
});
