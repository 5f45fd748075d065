import type { InputRule } from "../../../src/formulas/formula";
import { readFigure } from "../../../src/formulas/read-figure";
import { writeField } from "../../../src/formulas/units";

const money: InputRule = { unit: "price", min: 0, max: 1_000_000 };
const rate: InputRule = { unit: "rate", min: 0, max: 100 };
const count: InputRule = { unit: "count", min: 0.01, max: 1_000 };

test.each([
  ["80", 80],
  ["80,5", 80.5],
  [".5", 0.5],
  ["1,250", 1250],
  ["1.250", 1250],
  ["1,250.50", 1250.5],
  ["1.250,50", 1250.5],
  ["1\u00a0250,50", 1250.5],
  ["1'250.50", 1250.5],
  ["€ 1.250,50", 1250.5],
  ["USD 80", 80],
  ["+80", 80],
  ["50k", 50_000],
  ["0.5m", 500_000],
  ["₹9,99,999.50", 999_999.5],
  ["\u200e1,200\u200b", 1200],
  ["1 200 zł", 1200],
  ["US$1,200", 1200],
  ["1.200,- €", 1200],
  ["CHF 1’200.–", 1200],
  ["1 200:-", 1200],
  ["1.200 kr.", 1200],
  ["-0 kr", 0],
  ["50k €", 50_000],
  ["１，２００．５", 1200.5],
  ["١٬٢٠٠٫٥", 1200.5],
  ["۱۲۰۰", 1200],
  ["0", 0],
  ["80.12345", 80.1235],
])("%p is read as money: %p", (text, value) => {
  expect(readFigure(text, money)).toEqual({ value });
});

test.each([
  ["8 %", 8],
  ["٨٪", 8],
  ["12.345", 12.345],
])("%p is read as a share: %p", (text, value) => {
  expect(readFigure(text, rate)).toEqual({ value });
});

test("an ambiguous separator is read so that the figure is within its limits", () => {
  expect(readFigure("2.500", count)).toEqual({ value: 2.5 });
  expect(readFigure("2.500", { ...count, max: 100_000 })).toEqual({ value: 2500 });
});

test.each([
  ["", "empty"],
  ["1,25,50", "number"],
  ["1.2.3", "number"],
  ["1e5", "number"],
  ["<script>", "number"],
  ["-5", "low"],
  ["-$5", "low"],
  ["€ -5", "low"],
  ["5 mio", "number"],
  ["$", "number"],
  ["1000001", "high"],
])("%p is refused with the problem %s", (text, problem) => {
  expect(readFigure(text, money)).toEqual({ problem });
});

test("a figure that a field shows is read back unchanged", () => {
  for (const value of [0, 0.5, 9.28, 9.2875, 1250, 1250.5, 999_999.99])
    expect(readFigure(writeField(value, "price"), money)).toEqual({ value });
});
