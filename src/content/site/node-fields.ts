/** The fields of an entry's node beside its own, which the build and the preview of the CMS give to pages. */
import { z } from "zod";
import { enumName } from "../../lib/enum-names";
import { kindOf } from "../../model/kinds";
import { noteOf } from "../../model/schema-notes";
import { mapFields } from "../../model/walk-fields";
import type { Entry } from "../read/entry";
import { minutesFor } from "../read/prose";
import { addressOf } from "./addresses";
import type { Site } from "./outputs";

/** What stands in a node for what is not in its entry. */
export interface NodeValues {
  /** Makes what stands for a picture, by its name. */
  picture: (name: string) => unknown;
  /** Makes what stands for another entry. */
  nodeOf: (entry: Entry) => unknown;
}

export function nodeFields(
  entry: Entry,
  site: Site,
  { picture, nodeOf }: NodeValues,
): Record<string, unknown> {
  const { kind, markdown } = entry;
  const { place, route, schema } = kindOf(kind);
  const page = site.pageOf(entry);
  const reading = site.related(entry);
  const data = mapFields(schema, entry.data, ({ schema: field, inner, value }) => {
    if (typeof value !== "string") return value;
    if (noteOf(field)?.role === "image") return picture(value);
    return inner instanceof z.ZodEnum ? enumName(value) : value;
  });
  const { id: _id, ...fields } = data as Record<string, unknown>;
  return {
    ...(place.shape === "list" && { order: entry.index + 1 }),
    href: page?.address ?? addressOf(entry),
    lastModified: page?.lastChange,
    ...(route && { title: page?.title ?? "" }),
    ...fields,
    slug: entry.id,
    ...(markdown && {
      headings: markdown.headings.map(({ depth, text, id }) => ({ depth, text, id })),
      wordCount: markdown.words,
      ...(!("readTime" in fields) && { readTime: minutesFor(markdown.words) }),
    }),
    ...(reading && {
      related: reading.related.map(nodeOf),
      next: reading.next && nodeOf(reading.next),
    }),
  };
}
