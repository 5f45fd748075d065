/** Finds where entries are used: named by a reference, a token or, for tools, in the technologies of a case study. */
import { z } from "zod";
import { entriesOf, fieldsOf, type Entry } from "../read/entry";
import { noteOf } from "../../model/schema-notes";

const keyOf = ({ kind, id }: Pick<Entry, "id"> & { kind: string }): string => `${kind} ${id}`;

/** The keys of the entries that an entry names. */
function namedIn(entry: Entry): string[] {
  const references = fieldsOf(entry).flatMap(({ schema, inner, value }) => {
    const note = inner instanceof z.ZodArray ? undefined : noteOf(schema);
    return note?.role === "reference" ? keyOf({ kind: note.kind, id: String(value) }) : [];
  });
  const claims = (entry.tokenNames?.() ?? []).flatMap((name) =>
    name.startsWith("claims.") ? keyOf({ kind: "Claim", id: name.slice(7) }) : [],
  );
  return [...references, ...claims];
}

/** @returns a function that lists the entries that name an entry, in the order of `entries` */
export function usesIn(entries: readonly Entry[]): (entry: Entry) => Entry[] {
  const users = new Map<string, Set<Entry>>();
  for (const entry of entries)
    for (const key of namedIn(entry)) users.set(key, (users.get(key) ?? new Set()).add(entry));
  return (entry) => [...(users.get(keyOf(entry)) ?? [])];
}

/** @returns a function that lists the case studies of a tool, or the tools of a case study */
export function technologiesIn(entries: readonly Entry[]): (entry: Entry) => Entry[] {
  const pairs = entriesOf(entries, "CaseStudy").flatMap((study) =>
    entriesOf(entries, "Integration").flatMap((tool): [Entry, Entry][] =>
      study.data.technologies.includes(tool.data.name) ? [[study, tool]] : [],
    ),
  );
  return (entry) =>
    pairs.flatMap(([study, tool]) => (entry === study ? tool : entry === tool ? study : []));
}
