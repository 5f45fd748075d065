/** Walks data and its schema together, so that other code need not know how schemas nest. */
import { z } from "zod";
import { isRecord } from "../lib/is-record";
import { noteOf, unwrap } from "./schema-notes";

/** A value of content with the schema that describes it. */
export interface FieldValue {
  /** The names and indices that lead to it from the start of the walk. */
  path: PropertyKey[];
  /** The schema in its group, with its description and note. */
  schema: z.core.$ZodType;
  /** The schema without `optional`, `nullable` and `default`. */
  inner: z.core.$ZodType;
  value: unknown;
}

/** Whether a value is a text for readers, to typeset: not a reference, picture, link, choice or verbatim text. */
export const isWords = ({ schema, inner, value }: FieldValue): boolean =>
  typeof value === "string" && !noteOf(schema) && !(inner instanceof z.ZodEnum);

/**
 * Copies data and changes each value: a group or list first, then the values in the result. Values without a schema
 * are copied as they are.
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
  if (!(inner instanceof z.ZodObject) || !isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => {
      const field = inner.shape[name] as z.core.$ZodType | undefined;
      return [name, field ? mapFields(field, item, change, [...path, name]) : item];
    }),
  );
}

/**
 * Lists every value of data, in the order of the schema's fields: a group or list before the values in it.
 * @param isLeftOut whether to leave out a value and all values in it
 */
export function fieldsIn(
  schema: z.core.$ZodType,
  data: unknown,
  isLeftOut: (field: FieldValue) => boolean = () => false,
): FieldValue[] {
  const fields: FieldValue[] = [];
  const add = (part: z.core.$ZodType, value: unknown, path: PropertyKey[]) => {
    if (value === undefined || value === null) return;
    const { inner } = unwrap(part);
    const field = { path, schema: part, inner, value };
    if (isLeftOut(field)) return;
    fields.push(field);
    if (Array.isArray(value) && inner instanceof z.ZodArray)
      value.forEach((item, index) => add(inner.element, item, [...path, index]));
    else if (isRecord(value) && inner instanceof z.ZodObject)
      for (const name of Object.keys(inner.shape))
        add(inner.shape[name] as z.core.$ZodType, value[name], [...path, name]);
  };
  add(schema, data, []);
  return fields;
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
