/** What a copy of an entry begins with, when an editor presses “Duplicate”. */
import { z } from "zod";
import { isGroup } from "../lib/is-group";
import { noteOf } from "../model/fields";
import { kindOf, type KindName } from "../model/kinds";
import { mapFields } from "../model/walk-fields";
import { addressField, sourceField } from "./files/formats";

type Data = Record<string, unknown>;

/** Leaves out the pictures that are named at any depth, and their descriptions. */
const withoutPictures = (kind: KindName, data: Data): Data =>
  mapFields(kindOf(kind).schema, data, ({ inner, value }) => {
    if (!(inner instanceof z.ZodObject) || !isGroup(value)) return value;
    const pictures = Object.entries(inner.shape as Record<string, z.core.$ZodType>)
      .filter(([, field]) => noteOf(field)?.role === "image")
      .flatMap(([name]) => [name, `${name}Alt`]);
    return Object.fromEntries(Object.entries(value).filter(([name]) => !pictures.includes(name)));
  }) as Data;

/**
 * Makes the copy: a draft, which has no file yet, no address, no place among the others, and no search texts, since those
 * are of one page. Pictures
 * that are kept in the folder of the entry are not in that of its copy.
 * @param data the fields of the entry in the CMS
 */
export function copyOfEntry(kind: KindName, data: Data): Data {
  const { schema, place } = kindOf(kind);
  const { [sourceField]: _file, [addressField]: _address, seo: _seo, order: _order, ...own } = data;
  const kept = place.shape === "folders" ? withoutPictures(kind, own) : own;
  return { ...kept, ...("draft" in schema.shape && { draft: true }) };
}

/** Whether the fields of a new entry are those of a file, so that it is an unchanged copy. */
export const isPlainCopy = (data: Data): boolean => typeof data[sourceField] === "string";
