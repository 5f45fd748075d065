import { act, fireEvent, render, screen } from "@testing-library/react";
import { Suspense, type ComponentProps } from "react";
import { renderToString } from "react-dom/server";
import { lazyHydrate } from "../../../../src/browser/lazy-hydrate";
import { ContactForm } from "../../../../src/features/forms/ContactForm";
import { keepPresses } from "../../../../src/inline-scripts/presses";
import { enumName } from "../../../../src/lib/enum-names";
import { needsValues } from "../../../../src/model/form-fields";
import { field, fillAll, names, values, words } from "../../../support/contact-form";
import { nodesOf } from "../../../support/content";
import { request } from "../../../support/webhook";

/** Called when a browser submits the form by itself, which opens an email. */
const mailed = jest.fn();

beforeAll(() => {
  // As in the head of every page.
  keepPresses(() => undefined);
  document.addEventListener("submit", (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    mailed();
  });
});

beforeEach(() => {
  mailed.mockReset();
  document.documentElement.dataset.js = "";
});

afterEach(() => {
  document.body.replaceChildren();
});

/** The form as a page has it, which hydrates when it is used. */
const Form = lazyHydrate(async () => ContactForm, { reservedHeight: "0" });

type Props = ComponentProps<typeof ContactForm>;

/** Shows the server's HTML of the form. */
function openEarly(props: Props = {}): HTMLElement {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(
    <div data-dehydrated="">
      <Suspense>
        <ContactForm {...props} />
      </Suspense>
    </div>,
  );
  return container;
}

const form = () => screen.getByRole<HTMLFormElement>("form", { name: words.title });
const press = () => fireEvent.click(screen.getByRole("button", { name: WORDS.form.submit }));
async function hydrate(container: HTMLElement, props: Props = {}): Promise<void> {
  await act(async () => void render(<Form {...props} />, { container, hydrate: true }));
  await act(async () => field("email").focus());
}

test("a call to action does not replace a text typed before hydration", async () => {
  const call = nodesOf<Queries.CallFragment>("CallToAction").find(({ topic }) => topic);
  const state = { topic: call?.topic ?? undefined, message: "What the call says." };
  const container = openEarly({ state });
  field("message").value = values.message;
  await hydrate(container, { state });
  expect(field("message")).toHaveValue(values.message);
  expect(field("needs")).toHaveValue(
    needsValues.find((value) => enumName(value) === call?.needs) ?? "",
  );
});

test("input from before hydration overrides an older draft, field by field", async () => {
  sessionStorage.setItem("contact-draft", '{"firstName":"Ann","lastName":"Draft"}');
  const container = openEarly();
  field("firstName").value = "Mari";
  await hydrate(container);
  expect(field("firstName")).toHaveValue("Mari");
  expect(field("lastName")).toHaveValue("Draft");
  // A reload brings back both.
  expect(sessionStorage.getItem("contact-draft")).toBe('{"firstName":"Mari","lastName":"Draft"}');
});

test("a form opens an email at once if the scripts are known to be lost", () => {
  delete document.documentElement.dataset.js;
  openEarly();
  fillAll();
  press();
  expect(mailed).toHaveBeenCalledTimes(1);
});

test("ten seconds after an early press of an empty form, a text says what to do", () => {
  jest.useFakeTimers();
  openEarly();
  press();
  jest.advanceTimersByTime(10_000);
  expect(screen.getByRole("alert")).toHaveTextContent(words.withoutScript);
  expect(form()).not.toHaveAttribute("novalidate");
  expect(mailed).not.toHaveBeenCalled();
});

test("two early submits open one email after ten seconds; a script that arrives later sends nothing, and keeps the values", async () => {
  // React reports the class that shows the note without script, taken away before it starts.
  jest.spyOn(console, "error").mockImplementation();
  jest.useFakeTimers();
  const container = openEarly();
  fillAll();
  press();
  press();
  jest.advanceTimersByTime(9999);
  expect(mailed).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(mailed).toHaveBeenCalledTimes(1);
  await hydrate(container);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect([request.mock.calls.length, mailed.mock.calls.length]).toEqual([0, 1]);
  for (const name of names) expect(field(name)).toHaveValue(values[name]);
});
