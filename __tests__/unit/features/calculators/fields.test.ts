/** The fields of a calculator, and the hash that preserves them. */
import {
  exampleFields,
  leave,
  readHash,
  typeInto,
  writeHash,
} from "../../../../src/features/calculators/fields";
import { formulaOf } from "../../../../src/formulas/formulas";
import { order } from "../../../support/formula-inputs";

const inputs = (Object.keys(order) as (keyof typeof order)[]).map((key) => ({
  ...{ key, example: order[key], name: key, unit: "", meaning: "" },
}));
const example = exampleFields(inputs, formulaOf("trueMargin").inputs);

const valuesIn = (hash: string) =>
  Object.fromEntries(readHash(hash, example).map(({ key, value }) => [key, value]));

test("a link returns exactly the figures that were written into it", () => {
  const hash =
    "#price=77&goods=32&fulfilment=9.28&fees=3.16&ads=16&returnsRate=8&handling=21.5&orders=50000";
  expect(valuesIn(hash)).toEqual({ ...order, price: 77 });
  expect(writeHash(readHash(hash, example))).toBe(hash);
});

test("three decimals are not read as thousands", () => {
  const exact = example.map((field) =>
    field.key === "price" ? { ...field, value: 1.125 } : field,
  );
  expect(valuesIn(writeHash(exact))).toEqual({ ...order, price: 1.125 });
});

test.each([
  ["#price=", ["price"]],
  ["#price=-1&goods=1e400", ["price", "goods"]],
  ["#returnsRate=101", ["returnsRate"]],
  ["#orders=NaN&ads=Infinity", ["ads", "orders"]],
  ["", []],
  ["#utm_source=x&currency=EUR", []],
  ["#__proto__=1&constructor=2&toString=3", []],
])("%p gives no figure, and shows the problems of %p", (hash, unusable) => {
  const fields = readHash(hash, example);
  expect(fields.flatMap(({ key, isLeft }) => (isLeft ? key : []))).toEqual(unusable);
  expect(valuesIn(hash)).toEqual(order);
});

test("a field that is left shows its value as it was read, and no longer the problem before", () => {
  const [price] = example;
  if (!price) throw new Error("There is no field.");
  const wrong = leave(typeInto(price, "?"));
  expect(wrong).toMatchObject({ text: "?", value: 80, isLeft: true });
  expect(leave(typeInto(wrong, "1.080,5"))).toMatchObject({ text: "1,080.50", isLeft: false });
});
