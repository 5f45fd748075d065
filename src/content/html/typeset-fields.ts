import type { z } from "zod";
import { isWords, mapFields } from "../../model/walk-fields";
import { typeset } from "./typeset";

/** Sets the words of data as a printer would; references, pictures, links and choices are no words. */
export const typesetFields = <Data>(schema: z.core.$ZodType, data: Data): Data =>
  mapFields(schema, data, (field) =>
    isWords(field) ? typeset(field.value as string) : field.value,
  ) as Data;
