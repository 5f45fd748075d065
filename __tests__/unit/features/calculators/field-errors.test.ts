import { fieldErrors } from "../../../../src/features/calculators/field-errors";
import { trueMarginFormula } from "../../../../src/formulas/true-margin";

const inputs = [
  { key: "price", name: "Average order" },
  { key: "returnsRate", name: "Returns" },
];
const messages = {
  empty: "{name} is empty.",
  number: "{name} holds no figure.",
  low: "{name} is below {min}.",
  high: "{name} is above {max}.",
};
const rules = trueMarginFormula.inputs;
const errors = (shownProblems: string[], problems: Parameters<typeof fieldErrors>[0]["problems"]) =>
  fieldErrors({ shownProblems, problems }, inputs, rules, messages, "€");

it("says nothing of a field that is still being typed in", () => {
  expect(errors([], { price: "empty" })).toEqual({});
});

it("says at each field that was left what is wrong with it, under its label", () => {
  expect(errors(["price", "returnsRate"], { price: "number", returnsRate: "empty" })).toEqual({
    price: "Average order holds no figure.",
    returnsRate: "Returns is empty.",
  });
});

it("writes the limits with their unit, in the chosen currency", () => {
  expect(errors(["price", "returnsRate"], { price: "low", returnsRate: "high" })).toEqual({
    price: `Average order is below €${rules.price.min}.`,
    returnsRate: `Returns is above ${rules.returnsRate.max}%.`,
  });
});

it("is silent once the figure is fixed", () => {
  expect(errors(["price"], {})).toEqual({});
});
