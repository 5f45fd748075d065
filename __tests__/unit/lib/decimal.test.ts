import { writeDecimal } from "../../../src/lib/decimal";

test.each([
  [0, 0, 2, "0"],
  [7, 2, 2, "7.00"],
  [999, 0, 0, "999"],
  [1000, 0, 0, "1,000"],
  [1234567.891, 0, 2, "1,234,567.89"],
  [1200.5, 0, 2, "1,200.5"],
  [10.1, 2, 4, "10.10"],
  [2.675, 0, 2, "2.68"],
  [0.5, 0, 0, "1"],
  [-4.2, 2, 2, "−4.20"],
  [-0.001, 0, 2, "0"],
  [1e-7, 0, 4, "0"],
  [0.0000005, 0, 6, "0.000001"],
])("%d with %d to %d decimals is %s", (value, least, most, written) => {
  expect(writeDecimal(value, least, most)).toBe(written);
});
