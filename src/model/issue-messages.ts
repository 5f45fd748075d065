import { z } from "zod";
import { descriptionOf, unwrap } from "./schema-notes";
import { allowedValues, didYouMean } from "./problem";
import { schemaAt, valueAt } from "./walk-fields";

function describe(value: unknown): string {
  if (value === null) return "empty";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return "a group of fields";
  if (typeof value === "string") return `the text "${value}"`;
  if (typeof value === "boolean") return value ? "true" : "false";
  return `the number ${String(value)}`;
}

const expectedTypes: Record<string, string> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "a group of fields",
};

const plural = (count: number | bigint, noun: string, many = `${noun}s`) =>
  `${count} ${Number(count) === 1 ? noun : many}`;

function sizeMessage(issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall, value: unknown) {
  const small = issue.code === "too_small";
  const limit = small ? issue.minimum : issue.maximum;
  const bound = issue.exact ? "exactly" : small ? "at least" : "at most";
  const rule = `${bound} ${limit} ${small ? "needed" : "allowed"}`;
  if (Array.isArray(value)) return `has ${plural(value.length, "entry", "entries")}; ${rule}`;
  if (typeof value === "string") return `has ${plural(value.length, "character")}; ${rule}`;
  return `is ${String(value)}; ${rule}`;
}

const formats: Record<string, string> = {
  date: "is not a valid date; write it as year-month-day, such as 2024-11-05",
  email: "is not an email address",
  url: "is not a web address; write it in full, such as https://www.example.com",
};

/**
 * Explains an issue to editors.
 * @param written the source text of the value, if it is known
 * @returns for each key that it concerns: the path, whether the key rather than its value is wrong, and the message
 */
export function explain(
  issue: z.core.$ZodIssue,
  schema: z.core.$ZodType,
  data: unknown,
  written?: string,
): { path: PropertyKey[]; onKey: boolean; message: string }[] {
  const { path } = issue;
  const value = valueAt(data, path);
  const say = (message: string) => [{ path, onKey: false, message }];
  if (issue.code === "unrecognized_keys") {
    const parent = schemaAt(schema, path);
    const inner = parent && unwrap(parent).inner;
    const known = inner instanceof z.ZodObject ? Object.keys(inner.shape) : [];
    return issue.keys.map((key) => ({
      path: [...path, key],
      onKey: true,
      message: /^\d/.test(key)
        ? `is not a field; write decimals with a point, such as 2.${key}`
        : `is not a field here${didYouMean(key, known)}; allowed: ${allowedValues(known)}`,
    }));
  }
  if (value === undefined && issue.code !== "custom") {
    const field = schemaAt(schema, path);
    const meaning = field && descriptionOf(field);
    return say(`is missing${meaning ? `; needed: ${meaning}` : ""}`);
  }
  if (issue.code === "invalid_type") {
    const expected = expectedTypes[issue.expected] ?? issue.expected;
    const given =
      typeof value === "number"
        ? `the number ${written ?? String(value)}`
        : typeof value === "boolean"
          ? describe(value)
          : written && value === null && `${written}, which means empty`;
    const field = schemaAt(schema, path);
    if (field && unwrap(field).inner instanceof z.ZodISODate)
      return say(`"${written ?? String(value)}" ${formats.date}`);
    if (issue.expected === "string" && given)
      return say(`must be text, but is ${given}; put it in quotes`);
    return say(`must be ${expected}, but is ${describe(value)}`);
  }
  if (issue.code === "invalid_value") {
    const allowed = issue.values.map(String);
    const given = typeof value === "string" ? `"${value}"` : describe(value);
    return say(
      `${given} is not allowed${didYouMean(String(value), allowed)}; allowed: ${allowedValues(allowed)}`,
    );
  }
  if (issue.code === "too_small" || issue.code === "too_big") return say(sizeMessage(issue, value));
  if (issue.code === "invalid_format" && issue.format in formats)
    return say(`"${String(value)}" ${formats[issue.format]}`);
  if (issue.code === "invalid_format") return say(`"${String(value)}" ${issue.message}`);
  return say(issue.message);
}
