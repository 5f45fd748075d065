import { writeField, writeQuantity, type Unit } from "../../../src/formulas/units";

test.each<[number, Unit, string, string]>([
  [80, "price", "$", "$80.00"],
  [-4.2, "price", "€", "−€4.20"],
  [-0.001, "price", "$", "$0.00"],
  [1344, "sum", "$", "$1,344"],
  [31.5, "sum", "$", "$31.50"],
  [131.5, "sum", "£", "£132"],
  [-9000, "sum", "$", "−$9,000"],
  [80, "price", "CHF", "CHF 80.00"],
  [8, "rate", "$", "8%"],
  [20.8333, "percent", "$", "20.8%"],
  [50_000, "count", "$", "50,000"],
  [2.5, "count", "$", "2.5"],
  [2.6667, "ratio", "$", "2.67"],
  [2.675, "ratio", "$", "2.68"],
  [1e-7, "ratio", "$", "0.00"],
  [3.5, "times", "$", "3.5"],
  [8.571, "months", "$", "8.6"],
  [8, "month", "$", "8"],
])("%p as %s with %s is written as %s", (value, unit, symbol, written) => {
  Object.assign(SITE, { currency: symbol });
  expect(writeQuantity(value, unit)).toBe(written);
});

test.each<[number[], Unit, string[]]>([
  [[2, 1.4], "sum", ["$2.00", "$1.40"]],
  [[2, 3], "sum", ["$2", "$3"]],
  [[31.5, -9000], "sum", ["$32", "−$9,000"]],
])("in the list %j as %s either all amounts have cents, or none", (list, unit, written) => {
  expect(list.map((value) => writeQuantity(value, unit, list))).toEqual(written);
});

test("a field shows a figure to its fourth decimal, money at least to the cent", () => {
  expect(writeField(80, "price")).toBe("80.00");
  expect(writeField(9.2875, "price")).toBe("9.2875");
  // Read again, 1.125 would be 1,125.
  expect(writeField(1.125, "price")).toBe("1.1250");
  expect(writeField(9000, "sum")).toBe("9,000");
  expect(writeField(2.35, "rate")).toBe("2.35");
});
