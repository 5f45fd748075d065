/** Walks data and its schema together, so that no one else needs to know how schemas nest. */
import { z } from "zod";
import { isGroup } from "../lib/is-group";
import { noteOf, unwrap } from "./fields";

/** A value of content with the schema that describes it. */
export interface FieldValue {
  /** The names and places that lead to it from the start of the walk. */
  path: PropertyKey[];
  /** As it stands in its group, with its description and note. */
  schema: z.core.$ZodType;
  /** Without `optional`, `nullable` and `default`. */
  inner: z.core.$ZodType;
  value: unknown;
}

/** Whether a value is words to be read: no reference, picture, link or choice. */
export const isWords = ({ schema, inner, value }: FieldValue): boolean =>
  typeof value === "string" && !noteOf(schema) && !(inner instanceof z.ZodEnum);

/**
 * Copies data, with each value changed on the way: a group or list first, then what is left in it. What the schema
 * does not describe is copied as it is.
 */
export function mapFields(
  schema: z.core.$ZodType,
  data: unknown,
  change: (field: FieldValue) => unknown,
  path: PropertyKey[] = [],
): unknown {
  const { inner } = unwrap(schema);
  const value = change({ path, schema, inner, value: data });
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value.map((item, index) => mapFields(inner.element, item, change, [...path, index]));
  if (!(inner instanceof z.ZodObject) || !isGroup(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => {
      const field = inner.shape[name] as z.core.$ZodType | undefined;
      return [name, field ? mapFields(field, item, change, [...path, name]) : item];
    }),
  );
}

/**
 * Visits every value of data, in the order of the schema's fields.
 * @param visit is called for groups and lists before what they hold; `false` leaves out what they hold
 */
export function visitFields(
  schema: z.core.$ZodType,
  data: unknown,
  visit: (field: FieldValue) => boolean | undefined,
  path: PropertyKey[] = [],
): void {
  if (data === undefined || data === null) return;
  const { inner } = unwrap(schema);
  if (visit({ path, schema, inner, value: data }) === false) return;
  if (inner instanceof z.ZodArray && Array.isArray(data))
    data.forEach((item, index) => visitFields(inner.element, item, visit, [...path, index]));
  if (inner instanceof z.ZodObject && isGroup(data))
    for (const [name, field] of Object.entries(inner.shape))
      visitFields(field as z.core.$ZodType, data[name], visit, [...path, name]);
}
