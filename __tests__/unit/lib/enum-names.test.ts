import { enumName, enumValue } from "../../../src/lib/enum-names";

const values = ["1m-5m", "10m+", "Coming Soon", "en-GB", "weekly"] as const;

test.each(values)("the name of %s leads back to it, as the value itself does", (value) => {
  expect(enumName(value)).toMatch(/^[A-Za-z_]\w*$/);
  expect(enumValue(enumName(value), values)).toBe(value);
  expect(enumValue(value, values)).toBe(value);
});

test("a name of no value is an error", () => {
  expect(() => enumValue("daily", values)).toThrow("daily");
});
