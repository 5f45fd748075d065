/** Writes problems for editors, with the names that the CMS has for entries and fields. */
import { parse } from "yaml";
import { lowerFirst } from "../lib/text";
import { kindAndId } from "../content/read/content-files";
import { splitFrontMatter } from "../content/read/front-matter";
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

const fileBeside = /"?\bcontent\/[\w./-]+\/([^/"\n]+?\.\w+)\b"?/g;

const kindInCode = new RegExp(`\\b(no|one|another) (${kindNames.join("|")})\\b`, "g");

/** Rewrites a message for editors who have neither the files nor a command line. */
const inEditorWords = (message: string, texts: Texts): string =>
  message
    .replace(addressesAdvice, "")
    .replace(/[,;]? ?npm run [^.;]*/g, "")
    .replace(file, (place) => lowerFirst(entryName(place.replace(/:\d+$/, ""), texts)))
    .replace(fileBeside, "“$1”")
    .replace(/\b\w+Alt\b/g, (name) => `“${labelOf(name)}”`)
    .replace(
      kindInCode,
      (_, word: string, kind: string) => `${word} ${lowerFirst(nameOfKind(kind as KindName))}`,
    )
    .replace(/\.$/, "");

/** The line of a problem in the text of a Markdown file, without the empty lines above it; undefined in its fields. */
function lineInText({ file: path, line }: Problem, texts: Texts): number | undefined {
  const split = path.endsWith(".md") ? splitFrontMatter(texts.get(path) ?? "") : undefined;
  if (!split || line <= split.bodyLine) return undefined;
  const above = /^\n*/.exec(split.body)?.[0].length ?? 0;
  return Math.max(1, line - split.bodyLine - above);
}

/** Writes a problem at its field, as a sentence. @param texts the texts of content after the save */
export function atField(problem: Problem, texts: Texts): string {
  const line = lineInText(problem, texts);
  return `${line === undefined ? "" : `line ${line}: `}${inEditorWords(problem.message, texts)}.`;
}

/**
 * The names that lead to the field of a problem: those of a list with their places.
 * @returns ["body"] for the text of a Markdown file
 */
export const fieldPath = (problem: Problem, texts: Texts): PropertyKey[] =>
  lineInText(problem, texts) !== undefined
    ? ["body"]
    : (problem.field.match(/[^.[\]]+/g) ?? []).map((part) =>
        /^\d+$/.test(part) ? Number(part) : part,
      );

/**
 * Writes a problem with its place, such as “Hero › Title: …”, as a sentence.
 * @param entry the file that is saved, whose name is left out
 * @param texts the texts of content after the save
 */
export function mistake(problem: Problem, entry: string, texts: Texts): string {
  const { file: path, field } = problem;
  const name = path === entry ? [] : [entryName(path, texts)];
  const isInText = lineInText(problem, texts) !== undefined;
  const label = isInText ? labelOf("body") : field && fieldInLabels(field, kindAndId(path)?.kind);
  const places = [...name, label].filter(Boolean).join(", ");
  return `${places}${places && (isInText ? ", " : ": ")}${atField(problem, texts)}`;
}
