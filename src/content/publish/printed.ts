import { z } from "zod";
import { noteOf } from "../../model/fields";
import { kindOf, type Data, type KindName } from "../../model/kinds";
import { mapFields } from "../../model/walk-fields";
import { typeset } from "../html/typeset";
import type { Entry } from "../read/entry";

/** The fields of an entry with their words as they are printed. References, pictures, links and choices are no words. */
export const printedData = <Name extends KindName>(kind: Name, data: Data<Name>): Data<Name> =>
  mapFields(kindOf(kind).schema, data, ({ schema, inner, value }) =>
    typeof value !== "string" || noteOf(schema) || inner instanceof z.ZodEnum
      ? value
      : typeset(value),
  ) as Data<Name>;

/** An entry as visitors read it: messages to editors quote what they have typed. */
export const printed = (entry: Entry): Entry => ({
  ...entry,
  data: printedData(entry.kind, entry.data),
});
