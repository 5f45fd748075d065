/** Fills in the missing values of an entry, so that the preview can show its page while it is written. */
import { z } from "zod";
import { utcDay } from "../../content/publish/published";
import { isRecord } from "../../lib/is-record";
import { noteOf, unwrap } from "../../model/schema-notes";

/** The replacement for a value that is missing or of another type. */
function blank(inner: z.core.$ZodType): unknown {
  if (inner instanceof z.ZodObject) return completed(inner, {});
  if (inner instanceof z.ZodArray) return [];
  if (inner instanceof z.ZodEnum) return inner.options[0];
  if (inner instanceof z.ZodNumber) return 0;
  if (inner instanceof z.ZodBoolean) return false;
  return inner instanceof z.ZodISODate ? utcDay() : "";
}

/** Whether a value has the type that pages need, even if it is otherwise invalid. */
function fits(inner: z.core.$ZodType, value: unknown): boolean {
  if (inner instanceof z.ZodObject) return isRecord(value);
  if (inner instanceof z.ZodArray) return Array.isArray(value);
  if (inner instanceof z.ZodNumber) return typeof value === "number";
  if (inner instanceof z.ZodBoolean) return typeof value === "boolean";
  if (inner instanceof z.ZodEnum) return inner.options.includes(value as string);
  // An address that the check would refuse could run a script.
  const isAddress = inner instanceof z.ZodURL || noteOf(inner)?.role === "link";
  if (isAddress || inner instanceof z.ZodISODate) return z.safeParse(inner, value).success;
  return typeof value === "string";
}

/**
 * @param data may have any shape
 * @returns the data, with empty texts, empty lists and first choices in place of missing required values
 */
export function completed(schema: z.core.$ZodType, data: unknown): unknown {
  const { inner, optional } = unwrap(schema);
  if (!fits(inner, data)) {
    if (optional) return undefined;
    const byDefault = z.safeParse(schema, undefined);
    return byDefault.success ? byDefault.data : blank(inner);
  }
  if (inner instanceof z.ZodArray && Array.isArray(data))
    return data.map((item) => completed(inner.element, item));
  if (!(inner instanceof z.ZodObject)) return data;
  const group = data as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(inner.shape).flatMap(([name, field]) => {
      const value = completed(field as z.core.$ZodType, group[name]);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
