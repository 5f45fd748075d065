import { test } from "@playwright/test";

/** A value of content that a test needs; skips the test if the site has none. */
export function given<Value>(value: Value | null | undefined, why = "The site has none."): Value {
  test.skip(!value, why);
  return value as Value;
}
