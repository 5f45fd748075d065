import { readLink, writeLink } from "../../../../src/features/calculators/inputs-in-hash";
import { trueMargin } from "../../../../src/formulas/true-margin";
import { order as values } from "../../../support/formula-inputs";

const { inputs } = trueMargin;
const read = (hash: string) => readLink(hash, inputs);

test("a link returns exactly the figures that were written into it", () => {
  const hash = writeLink(inputs, values);
  expect(hash).toBe(
    "#price=80&goods=32&fulfilment=9.28&fees=3.16&ads=16&returnsRate=8&handling=21.5&orders=50000",
  );
  expect(read(hash)).toEqual({ values, unusable: [] });
});

test("three decimals are not read as thousands", () => {
  const exact = { ...values, price: 1.125 };
  expect(read(writeLink(inputs, exact)).values).toEqual(exact);
});

test.each(["#price%3D77%26goods%3D32", "#price%253D77%2526goods%253d32"])(
  "a link that was encoded again is read: %s",
  (hash) => {
    expect(read(hash)).toMatchObject({ values: { price: 77, goods: 32 }, unusable: [] });
  },
);

test.each([
  ["#price%3Dabc", ["price"]],
  ["#price=", ["price"]],
  ["#price=-1&goods=1e400", ["price", "goods"]],
  ["#returnsRate=101", ["returnsRate"]],
  ["#orders=NaN&ads=Infinity", ["ads", "orders"]],
])("%s is listed as unusable and gives no figure", (hash, unusable) => {
  expect(read(hash)).toEqual({ values: {}, unusable });
});

test.each(["", "#utm_source=x", "#__proto__=1&constructor=2&toString=3", "#currency=EUR"])(
  "the hash %p has no effect",
  (hash) => {
    expect(read(hash)).toEqual({ values: {}, unusable: [] });
  },
);
