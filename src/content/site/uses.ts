/** Finds where entries are used: named by a reference or a token. */
import { z } from "zod";
import { fieldsOf, type Entry } from "../read/entry";
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
