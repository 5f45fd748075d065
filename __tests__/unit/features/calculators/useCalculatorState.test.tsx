/** The figures of a calculator are in the address of its page, so that a link preserves them. */
import { act, renderHook } from "@testing-library/react";
import { trueMarginFormula } from "../../../../src/formulas/true-margin";
import { useCalculatorState } from "../../../../src/features/calculators/useCalculatorState";

const { inputs } = trueMarginFormula;
const values = Object.fromEntries(Object.keys(inputs).map((name) => [name, 10]));
const start = { inputs, values, currency: "USD" };
const currencies = ["USD", "EUR"];
const page = "/calculators/true-margin/";

const open = (hash = "") => {
  window.history.replaceState({ kept: true }, "", `${page}?utm_source=x${hash}`);
  return renderHook(() => useCalculatorState(start, currencies, hash)).result;
};
const type = (calculator: ReturnType<typeof open>, text: string) =>
  act(() => calculator.current.dispatch({ kind: "type", name: "price", text }));
const reset = (calculator: ReturnType<typeof open>) =>
  act(() => calculator.current.dispatch({ kind: "reset" }));
const figure = () => new URLSearchParams(window.location.hash.slice(1)).get("price");

afterEach(() => jest.restoreAllMocks());

it("writes a change into the hash, and keeps the rest of the history entry", () => {
  const calculator = open();
  expect(window.location.hash).toBe("");
  type(calculator, "12");
  expect(figure()).toBe("12");
  expect(window.location.pathname + window.location.search).toBe(`${page}?utm_source=x`);
  expect(window.history.state).toEqual({ kept: true });
});

it("removes the figures from the address when they are reset to the example", () => {
  const calculator = open();
  type(calculator, "12");
  reset(calculator);
  expect(window.location.hash).toBe("");
});

it("writes the figures again after a link to a part of the page has replaced them", async () => {
  const calculator = open();
  type(calculator, "12");
  const changed = new Promise((resolve) => {
    window.addEventListener("hashchange", resolve, { once: true });
  });
  window.location.hash = "#result";
  await changed;
  expect(figure()).toBe("12");
});

it("keeps a hash that names a part of the page", () => {
  open("#result");
  expect(window.location.hash).toBe("#result");
});

it("keeps working if the browser allows no more changes of the address", () => {
  const calculator = open();
  jest.spyOn(window.history, "replaceState").mockImplementation(() => {
    throw new DOMException("", "SecurityError");
  });
  type(calculator, "12");
  expect(calculator.current.state.values.price).toBe(12);
});

it("starts with the figures and the currency of a link", () => {
  const calculator = open("#price=12&currency=EUR");
  expect(calculator.current.state.values.price).toBe(12);
  expect(calculator.current.state.currency).toBe("EUR");
  expect(figure()).toBe("12");
});
