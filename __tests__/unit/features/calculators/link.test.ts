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
const read = (hash: string, search = "") => readLink({ search, hash }, inputs, currencies);
const write = (search: string, hash: string, state?: { values: typeof values; currency: string }) =>
  writeLink({ search, hash }, inputs, state);

test("a link gives back exactly what was written into it, in the part that browsers do not send", () => {
  const { search, hash } = write("", "", { values, currency: "EUR" });
  expect(search).toBe("");
  expect(hash).toBe(
    "#price=80&goods=32&fulfilment=9.28&fees=3.16&ads=16&returnsRate=8&handling=21.5&orders=50000&currency=EUR",
  );
  expect(read(hash)).toEqual({ values, currency: "EUR", unusable: [] });
});

test("figures in the query, as in older links, count, and move into the hash", () => {
  expect(read("", "?price=12&currency=EUR")).toEqual({
    values: { price: 12 },
    currency: "EUR",
    unusable: [],
  });
  expect(read("#price=13", "?price=12").values).toEqual({ price: 13 });
  const moved = write("?utm_source=x&price=1", "", { values, currency: "USD" });
  expect(moved.search).toBe("?utm_source=x");
  expect(new URLSearchParams(moved.hash.slice(1)).getAll("price")).toEqual(["80"]);
});

test("the rest of the address stays, and the example takes its figures out", () => {
  expect(write("?utm_source=x", "#price=1")).toEqual({ search: "?utm_source=x", hash: "" });
  expect(write("?price=1", "#result")).toEqual({ search: "", hash: "#result" });
  expect(write("", "#result", { values, currency: "USD" }).hash).toMatch(/^#price=80&/);
});

test.each([
  ["#price=abc", ["price"]],
  ["#price=", ["price"]],
  ["#price=-1&goods=1e400", ["price", "goods"]],
  ["#returnsRate=101", ["returnsRate"]],
  ["#orders=NaN&ads=Infinity", ["ads", "orders"]],
  ["#price=%3Cimg%20src=x%20onerror=alert(1)%3E", ["price"]],
])("%s is listed as unusable and gives no figure", (search, unusable) => {
  expect(read(search)).toEqual({ values: {}, currency: undefined, unusable });
});

test.each(["", "#", "#utm_source=x", "#__proto__=1&constructor=2&toString=3", "#currency=XXX"])(
  "%p changes nothing",
  (search) => {
    expect(read(search)).toEqual({ values: {}, currency: undefined, unusable: [] });
  },
);
