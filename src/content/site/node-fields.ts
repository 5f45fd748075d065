/** The fields of an entry's node beside its own, which the build and the preview of the CMS give to pages. */
import { kindOf } from "../../model/kinds";
import type { Entry } from "../read/entry";
import { minutesFor } from "../read/prose";
import { addressOf } from "./addresses";
import type { Site } from "./outputs";

/**
 * @param data the fields of the entry, with pictures and choices as queries have them
 * @param nodeOf makes what stands for another entry
 */
export function nodeFields(
  entry: Entry,
  site: Site,
  data: Record<string, unknown>,
  nodeOf: (entry: Entry) => unknown,
): Record<string, unknown> {
  const { kind, markdown } = entry;
  const { place, route } = kindOf(kind);
  const page = site.pageOf(entry);
  const reading = site.related(entry);
  const { id: _id, ...fields } = data;
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
