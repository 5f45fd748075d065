/** Runs the content check before a save, to find the problems that the save would cause. */
import { checkFiles, type Content } from "../content/check-files";
import { sortFiles } from "../content/read/content-files";
import type { Problem } from "../model/problem";

type Texts = ReadonlyMap<string, string>;

export interface Save {
  path: string;
  text: string;
  /** The former file of the entry, if its address has changed. */
  before?: string;
  /** Paths of the pictures that exist after the save. */
  pictures: readonly string[];
}

/** The files of static/ with their sizes, as the page of the CMS lists them; undefined outside of it. */
function servedFiles(): Map<string, number> | undefined {
  const listed = globalThis.document?.getElementById("served-files")?.textContent;
  return listed ? new Map(JSON.parse(listed) as [string, number][]) : undefined;
}

/** Checks texts by their paths from the project's folder. @param drafts whether drafts are shown */
export function checkTexts(
  texts: Texts,
  drafts: boolean,
  pictures: readonly string[] = [],
): Content {
  const names = [...texts.keys(), ...pictures].map((path) => path.replace(/^content\//, ""));
  const files = sortFiles(names, (name) => texts.get(`content/${name}`) ?? "");
  const { surroundings } = SITE;
  return checkFiles({ ...files, served: servedFiles() }, { drafts }, surroundings);
}

const keyOf = ({ file, field, message }: Problem) => `${file}\n${field}\n${message}`;

export function textsAfter(texts: Texts, { path, text, before }: Save): Map<string, string> {
  const after = new Map(texts);
  if (before !== undefined) after.delete(before);
  return after.set(path, text);
}

/**
 * Finds the problems that a save would cause.
 * @param texts all texts of content before the save
 * @returns `problems`: all of the file, then the new ones of other files; `warnings`: those of the file
 */
export function findingsOf(texts: Texts, save: Save) {
  const { path, before, pictures } = save;
  const after = checkTexts(textsAfter(texts, save), false, pictures);
  const own = after.problems.filter(({ file }) => file === path).sort((a, b) => a.line - b.line);
  const others = after.problems.filter(({ file }) => file !== path);
  const warnings = after.warnings.filter(({ file }) => file === path);
  if (others.length === 0) return { problems: own, warnings };
  const known = new Set(checkTexts(texts, false, pictures).problems.map(keyOf));
  // The CMS updates fields that refer to an entry whose address changes.
  const oldId = before?.replace(/\/index\.\w+$|\.\w+$/, "").replace(/.*\//, "");
  const follows = ({ message }: Problem) =>
    oldId !== undefined && message.startsWith("there is no ") && message.includes(` "${oldId}"`);
  const caused = others.filter((problem) => !known.has(keyOf(problem)) && !follows(problem));
  return { problems: [...own, ...caused], warnings };
}
