import {
  isChanged,
  calculatorReducer,
  startState,
  type CalculatorAction,
  type Start,
} from "../../../../src/features/calculators/calculator-state";

const start: Start = {
  inputs: {
    price: { unit: "price", min: 0.01, max: 1000 },
    rate: { unit: "rate", min: 0, max: 100 },
  },
  values: { price: 80, rate: 8 },
  currency: "USD",
};

const after = (...actions: CalculatorAction[]) =>
  actions.reduce(calculatorReducer(start), startState(start));

test("it starts with the figures of the example, formatted for fields", () => {
  const state = startState(start);
  expect(state.typed).toEqual({ price: "80.00", rate: "8" });
  expect(isChanged(start, state)).toBe(false);
});

test("a figure counts as it is typed, and is formatted when its field is left", () => {
  const typing = after({ kind: "type", name: "price", text: "1 0,5" });
  expect(typing.problems).toEqual({ price: "number" });
  const typed = after({ kind: "type", name: "price", text: "100,5" });
  expect(typed).toMatchObject({ typed: { price: "100,5" }, values: { price: 100.5 } });
  const left = after(
    { kind: "type", name: "price", text: "100,5" },
    { kind: "leave", name: "price" },
  );
  expect(left.typed.price).toBe("100.50");
  expect(isChanged(start, left)).toBe(true);
});

test("a figure that cannot be used keeps the last one, and its problem is shown once its field is left", () => {
  const typing: CalculatorAction = { kind: "type", name: "price", text: "" };
  expect(after(typing)).toMatchObject({
    values: { price: 80 },
    problems: { price: "empty" },
    shownProblems: [],
  });
  const left = after(typing, { kind: "leave", name: "price" });
  expect(left).toMatchObject({ typed: { price: "" }, shownProblems: ["price"] });
  const fixing = after(
    typing,
    { kind: "leave", name: "price" },
    { kind: "type", name: "price", text: "2000" },
  );
  expect(fixing).toMatchObject({ problems: { price: "high" }, shownProblems: ["price"] });
  const fixed = after(
    typing,
    { kind: "leave", name: "price" },
    { kind: "type", name: "price", text: "200" },
    { kind: "leave", name: "price" },
  );
  expect(fixed).toMatchObject({ problems: {}, shownProblems: [], values: { price: 200 } });
});

test("a link sets its figures, leaves the others at the example, and keeps the names of those it could not set", () => {
  const state = after(
    { kind: "type", name: "rate", text: "50" },
    { kind: "link", linked: { values: { price: 10 }, currency: "EUR", unusable: ["rate"] } },
  );
  expect(state).toMatchObject({
    typed: { price: "10.00", rate: "8" },
    values: { price: 10, rate: 8 },
    currency: "EUR",
    unusable: ["rate"],
  });
});

test("a reset brings the example back in every field", () => {
  expect(
    after(
      { kind: "type", name: "price", text: "x" },
      { kind: "leave", name: "price" },
      { kind: "currency", code: "EUR" },
      { kind: "reset" },
    ),
  ).toEqual(startState(start));
});

test("a field that the formula does not have changes nothing", () => {
  expect(after({ kind: "type", name: "nothing", text: "1" })).toEqual(startState(start));
});
