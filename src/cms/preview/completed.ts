/** Fills in the missing values of an entry, so that the preview can show its page while it is written. */
import { z } from "zod";
import { dayIn } from "../../lib/time-zone";
import { isRecord } from "../../lib/is-record";
import { noteOf, unwrap } from "../../model/schema-notes";

/** The replacement for a value that is missing or of another type. */
function blank(inner: z.core.$ZodType): unknown {
  if (inner instanceof z.ZodObject) return completed(inner, {});
  if (inner instanceof z.ZodArray) return [];
  if (inner instanceof z.ZodEnum) return inner.options[0];
  if (inner instanceof z.ZodNumber) return 0;
  if (inner instanceof z.ZodBoolean) return false;
  return inner instanceof z.ZodISODate ? dayIn() : "";
}

/** A value as pages can show it, even if it is otherwise invalid; undefined if it is of another type. */
function fitting(inner: z.core.$ZodType, value: unknown): unknown {
  if (inner instanceof z.ZodArray)
    return Array.isArray(value) ? value.map((item) => completed(inner.element, item)) : undefined;
  if (inner instanceof z.ZodObject) {
    if (!isRecord(value)) return undefined;
    const fields = Object.entries(inner.shape).map(([name, field]) => [
      name,
      completed(field as z.core.$ZodType, value[name]),
    ]);
    return Object.fromEntries(fields.filter(([, field]) => field !== undefined));
  }
  // A text or number of the wrong size shows; an address that the check would refuse could run a script.
  const isText = inner instanceof z.ZodString && noteOf(inner)?.role !== "link";
  if (isText && typeof value === "string") return value;
  if (inner instanceof z.ZodNumber && typeof value === "number") return value;
  return z.safeParse(inner, value).success ? value : undefined;
}

/**
 * @param data may have any shape
 * @returns the data, with empty texts, empty lists and first choices in place of missing required values
 */
export function completed(schema: z.core.$ZodType, data: unknown): unknown {
  const { inner, optional } = unwrap(schema);
  const value = fitting(inner, data);
  if (value !== undefined || optional) return value;
  const byDefault = z.safeParse(schema, undefined);
  return byDefault.success ? byDefault.data : blank(inner);
}
