/**
 * What schemas say besides zod: a note of what a field stands for, and the name of its GraphQL type. Both hang on the
 * schema's definition, so `.describe()` and `.optional()` keep them.
 */
import { z } from "zod";

/** What a field stands for when it is more than a text. */
export type FieldNote =
  | { role: "reference"; kind: string; inverse?: { field: string; description: string } }
  | { role: "image" }
  | { role: "link" }
  | { role: "verbatim" }
  | { role: "publishOn" }
  | { role: "expireOn" };

const notes = new WeakMap<object, FieldNote>();
const typeNames = new WeakMap<object, string>();

const isWrapper = (
  schema: z.core.$ZodType,
): schema is z.ZodOptional | z.ZodNullable | z.ZodDefault =>
  schema instanceof z.ZodOptional ||
  schema instanceof z.ZodNullable ||
  schema instanceof z.ZodDefault;

/** Peels `optional`, `nullable` and `default` off a schema. */
export function unwrap(schema: z.core.$ZodType): { inner: z.core.$ZodType; optional: boolean } {
  let inner = schema;
  let optional = false;
  while (isWrapper(inner)) {
    optional ||= !(inner instanceof z.ZodDefault);
    inner = inner.def.innerType;
  }
  return { inner, optional };
}

/** The note a schema carries, if any. */
export const noteOf = (schema: z.core.$ZodType): FieldNote | undefined =>
  notes.get(unwrap(schema).inner._zod.def);

/** The GraphQL type name given to an object or enum schema by `named`, if any. */
export const typeNameOf = (schema: z.core.$ZodType): string | undefined =>
  typeNames.get(unwrap(schema).inner._zod.def);

/** The sentence that describes a field, wherever in its wrappers it was given. */
export const descriptionOf = (schema: z.core.$ZodType): string | undefined =>
  z.globalRegistry.get(schema)?.description ??
  (isWrapper(schema) ? descriptionOf(schema.def.innerType) : undefined);

/** Gives an object or enum schema the name its GraphQL type will have everywhere it is used. */
export function named<Schema extends z.ZodType>(name: string, schema: Schema): Schema {
  typeNames.set(schema._zod.def, name);
  return schema;
}

/** Gives a schema a note of what it stands for. */
export function noted<Schema extends z.ZodType>(note: FieldNote, schema: Schema): Schema {
  notes.set(schema._zod.def, note);
  return schema;
}
