import { z } from "zod";
import { noteOf } from "../../src/model/schema-notes";
import type { FieldValue } from "../../src/model/walk-fields";

/** Whether a field is a reference, picture, date or URL, which a page shows in another form. */
export const isMachineRead = ({ schema, inner }: FieldValue): boolean =>
  noteOf(schema) !== undefined || inner instanceof z.ZodISODate || inner instanceof z.ZodURL;
