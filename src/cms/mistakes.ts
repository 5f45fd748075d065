/** Writes problems for editors, with the names that the CMS has for entries and fields. */
import { parse } from "yaml";
import { lowerFirst } from "../lib/text";
import { kindAndId } from "../content/read/content-files";
import { splitFrontMatter } from "../model/front-matter";
import { kindNames, kindOf, type KindName } from "../model/kinds";
import { addressesAdvice, type Problem } from "../model/problem";
import { fieldInLabels, labelOf, nameOfKind, pluralOfKind } from "./labels";

type Texts = ReadonlyMap<string, string>;

/** The title in a text; undefined if it has none, or its YAML cannot be read. */
function titleIn(text: string): string | undefined {
  try {
    const data = parse(splitFrontMatter(text)?.yaml ?? text) as { title?: unknown } | null;
    return typeof data?.title === "string" ? data.title : undefined;
  } catch {
    return undefined;
  }
}

/** The name that editors know for the entry in a file, such as `Article “How margins leak”`. */
function entryName(path: string, texts: Texts): string {
  const { kind, id } = kindAndId(path) ?? {};
  if (!kind) return path;
  if (id !== undefined) return `${nameOfKind(kind)} “${titleIn(texts.get(path) ?? "") ?? id}”`;
  return kindOf(kind).place.shape === "list" ? pluralOfKind(kind) : nameOfKind(kind);
}

const file = /\bcontent\/[\w./-]+\.(?:md|yml)\b(?::\d+)?/g;

const picture = /\bcontent\/[\w./-]+\/([\w.-]+\.(?:png|jpe?g|webp))\b/gi;

const kindInCode = new RegExp(`\\bno (${kindNames.join("|")}) (?=")`, "g");

/** Rewrites a message for editors who have neither the files nor a command line. */
const inEditorWords = (message: string, texts: Texts): string =>
  message
    .replace(addressesAdvice, "")
    .replace(file, (place) => lowerFirst(entryName(place.replace(/:\d+$/, ""), texts)))
    .replace(picture, "“$1”")
    .replace(/\b\w+Alt\b/g, (name) => `“${labelOf(name)}”`)
    .replace(kindInCode, (_, kind: string) => `no ${lowerFirst(nameOfKind(kind as KindName))} `);

/** The field of a problem, such as “Hero › Title” or “Text, line 12”; "" for the entry as a whole. */
function placeOf({ file: path, field, line }: Problem, texts: Texts): string {
  const split = path.endsWith(".md") ? splitFrontMatter(texts.get(path) ?? "") : undefined;
  if (split && line > split.bodyLine) {
    const above = /^\n*/.exec(split.body)?.[0].length ?? 0;
    return `Text, line ${Math.max(1, line - split.bodyLine - above)}`;
  }
  return field && fieldInLabels(field, kindAndId(path)?.kind);
}

/**
 * Writes a problem with its place.
 * @param entry the file that is saved, whose name is left out
 * @param texts the texts of content after the save
 */
export function mistake(problem: Problem, entry: string, texts: Texts): string {
  const name = problem.file === entry ? [] : [entryName(problem.file, texts)];
  const places = [...name, placeOf(problem, texts)].filter(Boolean).join(", ");
  return `${places}${places && ": "}${inEditorWords(problem.message, texts)}`;
}
