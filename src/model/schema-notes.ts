/**
 * Notes on schemas that zod cannot hold: the role of a field, and the name of its GraphQL type. Their key is the
 * definition (`def`) of the schema, which `.describe()` and `.optional()` keep.
 */
import { z } from "zod";

/** The role of a field that is more than a text. */
export type FieldNote =
  | { role: "reference"; kind: string; inverse?: { field: string; description: string } }
  | { role: "image" | "link" | "verbatim" | "publishOn" | "expireOn" };

const notes = new WeakMap<object, FieldNote>();
const typeNames = new WeakMap<object, string>();

const wrappers: string[] = ["optional", "nullable", "default", "prefault"];

type Wrapper = z.ZodOptional | z.ZodNullable | z.ZodDefault | z.ZodPrefault;

// Every check unwraps each field of the site, and zod's `instanceof` is slow.
const isWrapper = (schema: z.core.$ZodType): schema is Wrapper =>
  wrappers.includes(schema._zod.def.type);

/** Removes `optional`, `nullable` and `default`; `optional` is true if the value may still be missing after parsing. */
export function unwrap(schema: z.core.$ZodType): { inner: z.core.$ZodType; optional: boolean } {
  let inner = schema;
  let optional = false;
  while (isWrapper(inner)) {
    optional ||= inner instanceof z.ZodOptional || inner instanceof z.ZodNullable;
    inner = inner.def.innerType;
  }
  return { inner, optional };
}

/** The note on a schema, if any. */
export const noteOf = (schema: z.core.$ZodType): FieldNote | undefined =>
  notes.get(unwrap(schema).inner._zod.def);

/** The GraphQL type name given to an object or enum schema by `named`, if any. */
export const typeNameOf = (schema: z.core.$ZodType): string | undefined =>
  typeNames.get(unwrap(schema).inner._zod.def);

/** The description of a field, which may be on any of its wrappers. */
export const descriptionOf = (schema: z.core.$ZodType): string | undefined =>
  z.globalRegistry.get(schema)?.description ??
  (isWrapper(schema) ? descriptionOf(schema.def.innerType) : undefined);

/** Gives an object or enum schema the name of its GraphQL type. */
export function named<Schema extends z.ZodType>(name: string, schema: Schema): Schema {
  typeNames.set(schema._zod.def, name);
  return schema;
}

/** Notes the role of a field on its schema. */
export function noted<Schema extends z.ZodType>(note: FieldNote, schema: Schema): Schema {
  notes.set(schema._zod.def, note);
  return schema;
}
