/** An entry of content: the checked data of a file, or of one place in a list. */
import { fieldsIn, type FieldValue } from "../../model/walk-fields";
import { kindOf, type Data, type KindName } from "../../model/kinds";
import type { ParsedMarkdown } from "./markdown";
import { fieldName, type Position, type Problem } from "../../model/problem";
import type { RuleId } from "../../model/rules";

export interface Entry<Name extends KindName = KindName> {
  kind: Name;
  /** The id that references and addresses use; the kind's name for a single file. */
  id: string;
  index: number;
  file: string;
  data: Data<Name>;
  markdown?: ParsedMarkdown;
  /** The text below the front matter, without the parts whose facts are empty. */
  body?: string;
  /** The line in the file of a line of the body. */
  fileLine: (line: number) => number;
  locate: (path: PropertyKey[]) => Position;
}

export const entriesOf = <Name extends KindName>(
  entries: readonly Entry[],
  kind: Name,
): Entry<Name>[] => entries.filter((entry): entry is Entry<Name> => entry.kind === kind);

/**
 * The entry of a kind that has one file, such as the settings of the site.
 * @returns undefined while that file is missing or wrong
 */
export const entryOf = <Name extends KindName>(
  entries: readonly Entry[],
  kind: Name,
): Entry<Name> | undefined => entriesOf(entries, kind)[0];

/** Every value of an entry with its schema. */
export const fieldsOf = ({ kind, data }: Pick<Entry, "kind" | "data">): FieldValue[] =>
  fieldsIn(kindOf(kind).schema, data);

/** A problem at a field of an entry; in a list, the name of the field starts with the index of the entry. */
export const problemAt = (
  rule: RuleId,
  entry: Entry,
  path: PropertyKey[],
  message: string,
): Problem => ({
  file: entry.file,
  ...entry.locate(path),
  field: fieldName(kindOf(entry.kind).place.shape === "list" ? [entry.index, ...path] : path),
  rule,
  message,
});
