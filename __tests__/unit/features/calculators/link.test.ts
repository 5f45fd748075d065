import { readLink, writeLink } from "../../../../src/features/calculators/link";
import { trueMarginFormula } from "../../../../src/formulas/true-margin";

const { inputs } = trueMarginFormula;
const currencies = ["USD", "EUR"];
const values = {
  price: 80,
  goods: 32,
  fulfilment: 9.28,
  fees: 3.16,
  ads: 16,
  returnsRate: 8,
  handling: 21.5,
  orders: 50_000,
};
const read = (search: string) => readLink(search, inputs, currencies);

test("a link gives back exactly what was written into it", () => {
  const search = writeLink("", inputs, { values, currency: "EUR" });
  expect(search).toBe(
    "?price=80&goods=32&fulfilment=9.28&fees=3.16&ads=16&returnsRate=8&handling=21.5&orders=50000&currency=EUR",
  );
  expect(read(search)).toEqual({ values, currency: "EUR", unusable: [] });
});

test("the rest of the query stays, and the example takes its figures out", () => {
  const search = writeLink("?utm_source=x&price=1", inputs, { values, currency: "USD" });
  expect(new URLSearchParams(search).get("utm_source")).toBe("x");
  expect(new URLSearchParams(search).getAll("price")).toEqual(["80"]);
  expect(writeLink(search, inputs)).toBe("?utm_source=x");
  expect(writeLink("?price=1", inputs)).toBe("");
});

test("figures may be written as people type them", () => {
  expect(read(`?price=${encodeURIComponent("1.250,50 €")}`).values).toEqual({ price: 1250.5 });
});

test.each([
  ["?price=abc", ["price"]],
  ["?price=", ["price"]],
  ["?price=-1&goods=1e400", ["price", "goods"]],
  ["?returnsRate=101", ["returnsRate"]],
  ["?orders=NaN&ads=Infinity", ["ads", "orders"]],
  ["?price=%3Cimg%20src=x%20onerror=alert(1)%3E", ["price"]],
])("%s is listed as unusable and gives no figure", (search, unusable) => {
  expect(read(search)).toEqual({ values: {}, currency: undefined, unusable });
});

test.each(["", "?", "?utm_source=x", "?__proto__=1&constructor=2&toString=3", "?currency=XXX"])(
  "%p changes nothing",
  (search) => {
    expect(read(search)).toEqual({ values: {}, currency: undefined, unusable: [] });
  },
);
