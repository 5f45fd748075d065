/** What a reference may name, with the names that people know it by. */
import type { Content } from "../content/check-files";
import type { Entry } from "../content/read/entry";

/** The id of an entry and its name. */
export interface Choice {
  value: string | number;
  label: string;
}

/** The possible targets of references by kind. */
export type Choices = ReadonlyMap<string, readonly Choice[]>;

/** The name that people know an entry by. */
function labelOf({ data, id }: Entry): string {
  const names = data as { title?: unknown; name?: unknown; label?: unknown };
  const isName = (value: unknown) => typeof value === "string" && value !== "";
  const name = [names.title, names.name, names.label].find(isName);
  return name === undefined ? id : String(name);
}

/** Tells choices of the same name apart by their ids. */
function toldApart(choices: readonly Choice[]): Choice[] {
  const count = new Map<string, number>();
  for (const { label } of choices) count.set(label, (count.get(label) ?? 0) + 1);
  return choices.map(({ value, label }) => {
    const isAlone = count.get(label) === 1;
    return { value, label: isAlone ? label : `${label} (${value})` };
  });
}

/** The possible targets of references in checked content, drafts included. */
export function choicesOf({ entries, hidden }: Pick<Content, "entries" | "hidden">): Choices {
  const choices = new Map<string, Choice[]>();
  for (const entry of [...entries, ...hidden.map((each) => each.entry)]) {
    const known = choices.get(entry.kind) ?? [];
    known.push({ value: entry.id, label: labelOf(entry) });
    choices.set(entry.kind, known);
  }
  return new Map([...choices].map(([kind, known]) => [kind, toldApart(known)]));
}

const isId = (id: unknown): id is Choice["value"] =>
  typeof id === "number" || (typeof id === "string" && id !== "");

/** The ids that a field holds: one, or several in a list. */
function idsIn(value: unknown): Choice["value"][] {
  const isList = typeof value === "object" && value !== null && Symbol.iterator in value;
  const ids: unknown[] = isList ? [...(value as Iterable<unknown>)] : [value];
  return ids.filter(isId);
}

/**
 * Adds what a field holds and the choices lack, under its id: a select leaves out a value that it does not offer.
 * @param value an id, a list of ids, or nothing
 */
export function withUnknown(choices: readonly Choice[], value: unknown): Choice[] {
  const known = new Set(choices.map((choice) => choice.value));
  const unknown = new Set(idsIn(value).filter((id) => !known.has(id)));
  return [...choices, ...[...unknown].map((id) => ({ value: id, label: String(id) }))];
}
