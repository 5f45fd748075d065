/**
 * Writes links as visitors should get them: with the current address of a page that has moved, and not at all if they
 * lead to a part of the site that is off.
 */
import { z } from "zod";
import { isRecord } from "../../lib/is-record";
import { kindOf } from "../../model/kinds";
import { noteOf } from "../../model/schema-notes";
import { fieldsIn, mapFields } from "../../model/walk-fields";
import type { Entry } from "../read/entry";

/** The address that a link gets; empty if it leads to a part that is off. */
export type Resolve = (to: string) => string;

const linksIn = (schema: z.core.$ZodType, value: unknown): string[] =>
  fieldsIn(schema, value).flatMap((field) =>
    noteOf(field.schema)?.role === "link" ? String(field.value) : [],
  );

/** Leaves out the items of lists whose links all lead nowhere; another such link gets an empty address. */
const relinkData = (entry: Entry, resolve: Resolve): Entry["data"] =>
  mapFields(kindOf(entry.kind).schema, entry.data, ({ schema, inner, value }) => {
    if (inner instanceof z.ZodArray && Array.isArray(value))
      return value.filter((item) => {
        const links = isRecord(item) ? linksIn(inner.element, item) : [];
        return links.length === 0 || links.some(resolve);
      });
    return noteOf(schema)?.role === "link" ? resolve(String(value)) : value;
  }) as Entry["data"];

/** Changes the links in fields; those in texts change when their HTML is finished. */
export const relink = (entries: readonly Entry[], resolve: Resolve): Entry[] =>
  entries.flatMap((entry) => {
    const { schema, place } = kindOf(entry.kind);
    const fields = linksIn(schema, entry.data);
    if (fields.every((to) => resolve(to) === to)) return entry;
    const data = relinkData(entry, resolve);
    // A list entry that consists of links, such as a group of resources, goes with the last of them.
    return place.shape === "list" && linksIn(schema, data).length === 0 ? [] : { ...entry, data };
  });
