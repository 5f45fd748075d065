/** The references between kinds, each with the field in the other direction: a service lists its articles. */
import { z } from "zod";
import { kindNames, kindOf, type KindName } from "./kinds";
import { noteOf, unwrap } from "./schema-notes";

/** `field` of kind `from` refers to kind `to`, whose field `name` lists these entries. */
export interface Inverse {
  from: KindName;
  field: string;
  /** Whether `field` is a list of references. */
  isList: boolean;
  to: string;
  name: string;
  description: string;
}

export const inverses: Inverse[] = kindNames.flatMap((from) =>
  Object.entries(kindOf(from).schema.shape).flatMap(([field, schema]) => {
    const { inner } = unwrap(schema);
    const isList = inner instanceof z.ZodArray;
    const note = noteOf(isList ? inner.element : inner);
    if (note?.role !== "reference" || !note.inverse) return [];
    const { field: name, description } = note.inverse;
    return [{ from, field, isList, to: note.kind, name, description }];
  }),
);
