/** What editors call an entry, and where the CMS shows it. */
import { parse } from "yaml";
import { owner } from "../content/read/content-files";
import { splitFrontMatter } from "../model/front-matter";
import { kindOf } from "../model/kinds";
import type { Problem } from "../model/problem";
import { listField } from "./files/formats";
import { fieldInLabels, fileGroups, inSentence, nameOfKind, pluralOfKind } from "./names";

/** The kind and the id of the entry in a file. @param path from the project's folder */
export const ownerOf = (path: string) => owner(path.replace(/^content\//, ""));

/** The YAML of a file: its front matter, if it is Markdown. */
export const yamlOf = (path: string, text: string): string =>
  (path.endsWith(".md") ? splitFrontMatter(text)?.yaml : undefined) ?? text;

/** What is read as the title of an entry; undefined if it has none, or its YAML cannot be read. */
function titleIn(path: string, text: string): string | undefined {
  try {
    const { title } = (parse(yamlOf(path, text)) ?? {}) as { title?: unknown };
    return typeof title === "string" && title.trim() ? title.trim() : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The own name of the entry in a file: its title or id, or what the only file of a kind is called.
 * @param text what the file holds
 * @returns the path of a file that holds none
 */
export function ownName(path: string, text = ""): string {
  const found = ownerOf(path);
  if (!found) return path;
  const { kind, id } = found;
  if (id !== undefined) return titleIn(path, text) ?? id;
  return kindOf(kind).place.shape === "list" ? pluralOfKind(kind) : nameOfKind(kind);
}

/** What editors call the entry in a file, such as `Article “How margins leak”`. */
export function entryName(path: string, text?: string): string {
  const { kind, id } = ownerOf(path) ?? {};
  const name = ownName(path, text);
  return kind === undefined || id === undefined ? name : `${nameOfKind(kind)} “${name}”`;
}

/** What editors call the entry in a file within a sentence, such as `the article “How margins leak”`. */
export function entryInSentence(path: string, text?: string): string {
  const name = entryName(path, text);
  return ownerOf(path)?.id === undefined ? `“${name}”` : `the ${inSentence(name)}`;
}

/** Where the CMS shows the entry in a file, behind the hash; undefined for a file that holds none. */
export function entryAddress(path: string): string | undefined {
  const found = ownerOf(path);
  if (!found) return undefined;
  const { kind, id } = found;
  const group = fileGroups().find(({ kinds }) => kinds.includes(kind))?.name;
  const slug = kindOf(kind).place.shape === "folders" ? `${id}/index` : id;
  return `/collections/${id === undefined ? `${group}/entries/${kind}` : `${kind}/entries/${slug}`}`;
}

/** The line of a Markdown text that a problem is in, counted in the field of the CMS; undefined above it. */
function textLine(text: string, { line }: Problem): number | undefined {
  const split = splitFrontMatter(text);
  if (!split || line <= split.bodyLine) return undefined;
  // The field does not show the empty line below the front matter.
  return Math.max(1, line - split.bodyLine - (/^\r?\n/.test(split.body) ? 1 : 0));
}

/** Where the fields of the CMS have what a problem is about. */
export interface FieldPlace {
  /** What the CMS calls it, such as `Hero › Figures of the firm › entry 1`; "" for the entry as a whole. */
  label: string;
  /** The way to it, such as `hero.claims.0.item`, or `body.12` for a line of the text. */
  field: string;
}

/**
 * Finds the field of a problem.
 * @param text what the file holds
 */
export function placeOf(problem: Problem, text = ""): FieldPlace {
  const { file, field } = problem;
  const line = file.endsWith(".md") ? textLine(text, problem) : undefined;
  if (line !== undefined) return { label: `Text, line ${line}`, field: `body.${line}` };
  const found = ownerOf(file);
  const isList = found !== undefined && kindOf(found.kind).place.shape === "list";
  const steps = field.split(/\.|(?=\[)/).map((step) => step.replace(/^\[(\d+)\]$/, "$1"));
  const all = [...(isList ? [listField] : []), ...steps.filter(Boolean)];
  // An entry of a list that is no group of fields is a group of one for the CMS.
  const item = /^\d+$/.test(all.at(-1) ?? "") ? ["item"] : [];
  return { label: field && fieldInLabels(field, found?.kind), field: [...all, ...item].join(".") };
}
