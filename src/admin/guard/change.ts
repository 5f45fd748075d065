/** What a change of the CMS would break, found out by the content check before anything is written. */
import { checkFiles } from "../../content/check-files";
import { utcDay } from "../../content/publish/published";
import { isPictureName, sortFiles } from "../../content/read/content-files";
import { rememberedText } from "../../content/read/remembered-text";
import type { Problem } from "../../model/problem";

/** The texts of content by their paths from the project's folder. */
export type Texts = ReadonlyMap<string, string>;

export interface Change {
  /** New texts by path; `undefined` for a file that is removed. */
  texts: ReadonlyMap<string, string | undefined>;
  /** Paths of the pictures that are there after the change, in the folders that it concerns. */
  pictures?: readonly string[];
  /** Paths of the pictures that are there before it, where it removes some. */
  picturesBefore?: readonly string[];
}

const folder = "content";

function check(texts: Texts, pictures: readonly string[]) {
  const below = (path: string) => path.slice(folder.length + 1);
  const names = [...texts.keys(), ...pictures.filter(isPictureName)].map(below);
  const files = sortFiles(names, (name) => texts.get(`${folder}/${name}`) ?? "", folder);
  return checkFiles(files, folder, { today: utcDay(), drafts: false }, rememberedText);
}

const key = ({ file, field, message }: Problem) => `${file}\n${field}\n${message}`;

/** The files of the entries that are not on the site today, by their paths from the project's folder. */
export const hiddenFiles = (texts: Texts): Set<string> =>
  new Set(check(texts, []).hidden.map(({ entry }) => entry.file));

/** The texts of content as they are after a change. */
export function changed(texts: Texts, change: Change["texts"]): Map<string, string> {
  const after = new Map(texts);
  for (const [path, text] of change)
    if (text === undefined) after.delete(path);
    else after.set(path, text);
  return after;
}

/**
 * Finds what a change would break.
 * @param texts all texts of content as they are
 * @returns `problems`: every one of the files that are written, then those of other files that are not there yet;
 *   `unfinished`: what is to be done before the drafts among the written files can be published
 */
export function effectOfChange(
  texts: Texts,
  change: Change,
): { problems: Problem[]; unfinished: Problem[] } {
  const pictures = change.pictures ?? [];
  const after = check(changed(texts, change.texts), pictures);
  const isWritten = ({ file }: Problem) => change.texts.get(file) !== undefined;
  const unfinished = after.unfinished.filter(isWritten);
  // Most changes break nothing elsewhere: then nobody asks what was wrong there before.
  if (after.problems.every(isWritten)) return { problems: after.problems, unfinished };
  // What is wrong elsewhere may follow from what is wrong here.
  const sorted = [
    ...after.problems.filter(isWritten),
    ...after.problems.filter((problem) => !isWritten(problem)),
  ];
  const before = new Set(check(texts, change.picturesBefore ?? pictures).problems.map(key));
  const isNew = (problem: Problem) => isWritten(problem) || !before.has(key(problem));
  return { problems: sorted.filter(isNew), unfinished };
}
