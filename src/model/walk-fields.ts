/** Walks data and its schema together, so that no one else needs to know how schemas nest. */
import { z } from "zod";
import { isGroup } from "../lib/is-group";
import { noteOf, unwrap } from "./schema-notes";

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
 * Lists every value of data, in the order of the schema's fields: a group or list before what it holds.
 * @param isLeftOut says of a value that neither it nor what it holds is listed
 */
export function fieldsIn(
  schema: z.core.$ZodType,
  data: unknown,
  isLeftOut: (field: FieldValue) => boolean = () => false,
  path: PropertyKey[] = [],
): FieldValue[] {
  if (data === undefined || data === null) return [];
  const { inner } = unwrap(schema);
  const field = { path, schema, inner, value: data };
  if (isLeftOut(field)) return [];
  const within = (part: z.core.$ZodType, value: unknown, name: PropertyKey) =>
    fieldsIn(part, value, isLeftOut, [...path, name]);
  if (inner instanceof z.ZodArray && Array.isArray(data))
    return [field, ...data.flatMap((item, index) => within(inner.element, item, index))];
  if (inner instanceof z.ZodObject && isGroup(data))
    return [
      field,
      ...Object.entries(inner.shape).flatMap(([name, part]) =>
        within(part as z.core.$ZodType, data[name], name),
      ),
    ];
  return [field];
}

export const valueAt = (data: unknown, path: PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (current, part) =>
      typeof current === "object" && current !== null
        ? (current as Record<PropertyKey, unknown>)[part]
        : undefined,
    data,
  );

export function schemaAt(
  schema: z.core.$ZodType,
  path: PropertyKey[],
): z.core.$ZodType | undefined {
  let current: z.core.$ZodType | undefined = schema;
  for (const part of path) {
    const inner: z.core.$ZodType | undefined = current && unwrap(current).inner;
    if (inner instanceof z.ZodObject) current = inner.shape[String(part)];
    else current = inner instanceof z.ZodArray ? inner.element : undefined;
  }
  return current;
}
