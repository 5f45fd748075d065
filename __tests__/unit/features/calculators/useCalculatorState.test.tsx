/** The figures of a calculator are in the address of its page, so that a link preserves them. */
import { act, renderHook } from "@testing-library/react";
import { trueMarginFormula } from "../../../../src/formulas/true-margin";
import { useCalculatorState } from "../../../../src/features/calculators/useCalculatorState";

const { inputs } = trueMarginFormula;
const values = Object.fromEntries(Object.keys(inputs).map((name) => [name, 10]));
const start = { inputs, values, currency: "USD" };
const currencies = ["USD", "EUR"];
const page = "/calculators/true-margin/";

const open = (search = "", hash = "") => {
  window.history.replaceState({ kept: true }, "", page + search + hash);
  return renderHook(() => useCalculatorState(start, currencies, search, hash)).result;
};
const type = (calculator: ReturnType<typeof open>, text: string) =>
  act(() => calculator.current.dispatch({ kind: "type", name: "price", text }));
const wait = (time: number) => act(() => jest.advanceTimersByTime(time));
const address = () => window.location.search + window.location.hash;
const figure = () => new URLSearchParams(window.location.hash.slice(1)).get("price");

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it("writes the first change at once, and those that follow within a moment together", () => {
  const calculator = open();
  wait(0);
  expect(address()).toBe("");
  type(calculator, "12");
  wait(0);
  expect(figure()).toBe("12");
  type(calculator, "123");
  wait(100);
  type(calculator, "1234");
  wait(100);
  expect(figure()).toBe("12");
  wait(300);
  expect(figure()).toBe("1234");
});

it("takes the figures out of the address once they are those of the example again", () => {
  const calculator = open();
  type(calculator, "12");
  wait(400);
  act(() => calculator.current.dispatch({ kind: "reset" }));
  wait(400);
  expect(address()).toBe("");
});

it("does not write into the address of the next page", () => {
  const calculator = open();
  type(calculator, "12");
  window.history.pushState(null, "", "/contact/");
  wait(400);
  expect(window.location.pathname + address()).toBe("/contact/");
});

it.each([
  ["", "#price=12&currency=EUR"],
  ["?price=12&currency=EUR", ""],
])("begins with the figures and the currency of a link: %s%s", (search, hash) => {
  const calculator = open(search, hash);
  expect(calculator.current.state.values.price).toBe(12);
  expect(calculator.current.state.currency).toBe("EUR");
  wait(400);
  expect(window.location.search).toBe("");
  expect(figure()).toBe("12");
});
