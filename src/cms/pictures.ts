/** Lists the pictures that an entry will have after a save. */
import { noteOf } from "../model/schema-notes";
import { kindOf, type KindName } from "../model/kinds";
import { fieldsIn } from "../model/walk-fields";

/** The paths of the pictures that the CMS knows. */
let knownPaths: readonly string[] = [];

/** Keeps the paths of pictures that the CMS gives the field of a text: those of all entries of its kind. */
export const notePictures = (paths: readonly string[]): void => {
  knownPaths = paths;
};

/** The last texts in fields that contain an unsaved picture, which has a blob: address there. */
let recentTexts: string[] = [];

/** The addresses of the pictures in a text, in their order. */
const picturesIn = (text: string): string[] =>
  [...text.matchAll(/!\[(?:\\.|[^\]\\])*\]\(([^\s)]+)/g)].map(([, address = ""]) => address);

/** Keeps the text of a field if it contains an unsaved picture. */
export const noteText = (text: string): void => {
  if (text.includes("](blob:")) recentTexts = [text, ...recentTexts].slice(0, 5);
};

/** The names of the unsaved pictures in a text; a recent text with as many pictures has their blob: addresses. */
function newPicturesIn(text: string): string[] {
  const names = picturesIn(text);
  const before = recentTexts.map(picturesIn).find((each) => each.length === names.length) ?? [];
  return names.filter((_name, index) => before[index]?.startsWith("blob:"));
}

const folderOf = (path: string) => path.slice(0, path.lastIndexOf("/"));

/**
 * The pictures beside an entry, and those that are saved with it. Every name in a picture field exists, because editors
 * choose pictures there and cannot type names.
 * @param path the file of the entry
 * @param before the former file, if the address of the entry has changed; its pictures move too
 */
export function picturesOf(
  kind: KindName,
  path: string,
  before: string | undefined,
  data: Record<string, unknown>,
): string[] {
  const inFields = fieldsIn(kindOf(kind).schema, data).flatMap(({ schema, value }) =>
    noteOf(schema)?.role === "image" && typeof value === "string" ? value : [],
  );
  const inText = newPicturesIn(typeof data.body === "string" ? data.body : "");
  const [from, to] = [folderOf(before ?? path), folderOf(path)];
  const beside = knownPaths
    .filter((each) => folderOf(each) === from)
    .map((each) => each.slice(from.length + 1));
  return [...beside, ...inText, ...inFields].map((name) => `${to}/${name}`);
}
