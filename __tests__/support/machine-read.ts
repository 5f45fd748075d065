import { z } from "zod";
import { noteOf } from "../../src/model/fields";
import type { FieldValue } from "../../src/model/walk-fields";

/** References, pictures, days and addresses, which stand in content otherwise than on a page. */
export const isMachineRead = ({ schema, inner }: FieldValue): boolean =>
  noteOf(schema) !== undefined || inner instanceof z.ZodISODate || inner instanceof z.ZodURL;
