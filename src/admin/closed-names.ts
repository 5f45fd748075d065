/**
 * How groups of fields and entries of lists are named while they are closed. Decap CMS fills a template from what is in them;
 * one that stays empty would leave a bar without a word.
 */
import type { JsonSchema } from "../model/json-schema";
import { labelOf } from "./names";

/** What people know a group by, best first. */
const groupTitles = ["title", "intro.title", "label", "name"];

/** What people know an entry of a list by, best first. */
const entryTitles = [
  "title",
  "name",
  "label",
  "question",
  "quote",
  "value",
  "text",
  "work",
  "metricLabel",
  "id",
];

/** How many fields a closed group tells of, where it has no title. */
const mostTold = 4;

const fieldsIn = ({ properties }: JsonSchema) => (properties ?? {}) as Record<string, JsonSchema>;

/** The names of fields in one line: “Title, description, keywords”. */
function told(names: readonly string[]): string {
  const labels = names.slice(0, mostTold).map(labelOf);
  const line = labels.map((label, index) => (index === 0 ? label : label.toLowerCase())).join(", ");
  return names.length > mostTold ? `${line} …` : line;
}

/** Whether a group has a field for certain, or may have it. */
function has(group: JsonSchema, path: string, mayLack: boolean): boolean {
  const [name = "", ...inner] = path.split(".");
  const field = fieldsIn(group)[name];
  const required = (group.required ?? []) as string[];
  if (!field || !(mayLack || required.includes(name))) return false;
  return inner.length === 0 || has(field, inner.join("."), mayLack);
}

/** The best title that a group must have, or else the best that it may have. */
const titleIn = (group: JsonSchema, titles: readonly string[]): string | undefined =>
  titles.find((path) => has(group, path, false)) ?? titles.find((path) => has(group, path, true));

const filled = (path: string, otherwise: string) => `{{fields.${path} | default('${otherwise}')}}`;

/** A closed group: its title, or the names of what is in it. */
export function closedGroup(group: JsonSchema): string {
  const names = told(Object.keys(fieldsIn(group)));
  const title = titleIn(group, groupTitles);
  return title ? filled(title, names) : names;
}

/**
 * A closed entry of a list.
 * @param items what the entries hold
 * @param entry what one of them is called
 */
export function closedEntry(items: JsonSchema, entry: string): string {
  const title = titleIn(items, entryTitles);
  return title ? filled(title, `Untitled ${entry.toLowerCase()}`) : entry;
}

/** A closed entry of a list of values, which Decap CMS keeps under the name of their one field. */
export const closedValue = (name: string, entry: string): string =>
  filled(name, `Empty ${entry.toLowerCase()}`);
