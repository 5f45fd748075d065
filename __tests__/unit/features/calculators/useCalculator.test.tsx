/** The results, messages and link that a calculator derives from its inputs, which the address of its page holds. */
import { act, fireEvent, render, renderHook, screen } from "@testing-library/react";
import { fill } from "../../../../src/lib/fill-names";
import { Calculator } from "../../../../src/features/calculators/Calculator";
import { useCalculator } from "../../../../src/features/calculators/useCalculator";
import { callOf, nodeOf, nodesOf } from "../../../support/content";

type Labels = Queries.CalculatorCopyFragment & { closing: { call: string } };

const { calculator: copy } = nodeOf<{ calculator: Labels }>("ResourcesPage");
const [calculator] = nodesOf<Queries.CalculatorFragment>("Calculator");
if (!calculator) throw new Error("There is no calculator.");
const [first] = calculator.inputs;
const name = first?.key ?? "";
const call = callOf(copy.closing.call);
const path = "/calculators/any/";

const open = (hash = "") => {
  window.history.replaceState({ kept: true }, "", `${path}?utm_source=x${hash}`);
  return renderHook(() => useCalculator({ calculator, copy, call, hash })).result;
};
const type = ({ current }: ReturnType<typeof open>, text: string) =>
  act(() => current.type(name, text));
const valueIn = ({ current }: ReturnType<typeof open>) =>
  current.fields.find(({ key }) => key === name)?.value;

/** The first input in the address of the page. */
const figure = () => new URLSearchParams(window.location.hash.slice(1)).get(name);
const example = first?.example ?? 0;

/** Another value than the example's. */
const other = (example * 3) / 4;
it("calculates as a visitor types, announces the results, and adds them to the message of the call to action", () => {
  const opened = open();
  const before = opened.current.announcement;
  expect(opened.current).toMatchObject({ call, canReset: false, link: undefined });
  type(opened, String(other));
  const { results, announcement, call: changed, link, canReset } = opened.current;
  expect(announcement).not.toBe(before);
  for (const { label, value } of results) {
    expect(announcement).toContain(`${label}: ${value}.`);
    expect(changed.message).toContain(`${label}: ${value}`);
  }
  expect(link).toBe(`http://localhost${path}${window.location.hash}`);
  expect(changed.message).toContain(link);
  expect(canReset).toBe(true);
});

it("keeps the last results while an input is invalid, and says why once its field is left", () => {
  jest.useFakeTimers();
  render(<Calculator {...{ calculator, copy, call, hash: "" }}>{() => null}</Calculator>);
  const result = () => screen.getByRole("region", { name: WORDS.calculator.result });
  const figures = () => result().querySelector("dl")?.textContent;
  const before = figures();
  const field = screen.getByRole("textbox", { name: new RegExp(`^${first?.name}`) });
  fireEvent.change(field, { target: { value: "" } });
  expect(field).not.toHaveAttribute("aria-invalid");
  expect(result()).toHaveTextContent(WORDS.calculator.waiting);
  fireEvent.blur(field);
  expect(field).toHaveAttribute("aria-invalid", "true");
  const problem = fill(WORDS.figureProblems.empty, { name: first?.name ?? "" });
  expect(field).toHaveAccessibleDescription(expect.stringContaining(problem));
  act(() => jest.advanceTimersByTime(3000));
  const said = screen.getAllByRole("status").map(({ textContent }) => textContent);
  expect(said).toContain(problem);
  expect(figures()).toBe(before);
});

it("shows what is wrong with a figure of a link, and the result of the example", () => {
  const hash = `#${name}=%3Cimg+src=x%3E`;
  window.history.replaceState(null, "", path + hash);
  render(<Calculator {...{ calculator, copy, call, hash }}>{() => null}</Calculator>);
  const [field] = screen.getAllByRole("textbox");
  expect(field).toHaveValue("<img src=x>");
  expect(field).toBeInvalid();
  expect(document.querySelector("img")).toBeNull();
  expect(screen.getByText(WORDS.calculator.waiting)).toBeInTheDocument();
});

it("writes a change into the hash, keeps the rest of the history entry, and goes with a reset", () => {
  const opened = open();
  expect(window.location.hash).toBe("");
  type(opened, String(other));
  expect(Number(figure())).toBe(other);
  expect(window.location.pathname + window.location.search).toBe(`${path}?utm_source=x`);
  expect(window.history.state).toEqual({ kept: true });
  expect(window.history.length).toBe(1);
  act(() => opened.current.reset());
  expect(window.location.hash).toBe("");
});

it("keeps a hash that names a part of the page, and writes the figures again after a link to a part of the page has replaced them", async () => {
  const opened = open("#result");
  expect(window.location.hash).toBe("#result");
  type(opened, String(other));
  const changed = new Promise((resolve) => {
    window.addEventListener("hashchange", resolve, { once: true });
  });
  window.location.hash = "#result";
  await changed;
  expect(Number(figure())).toBe(other);
});

it("keeps working if the browser allows no more changes of the address", () => {
  const opened = open();
  jest.spyOn(window.history, "replaceState").mockImplementation(() => {
    throw new DOMException("", "SecurityError");
  });
  type(opened, String(other));
  expect(valueIn(opened)).toBe(other);
});
