/** The pictures that an entry has once it is saved. */
import { noteOf } from "../model/schema-notes";
import { kindOf, type KindName } from "../model/kinds";
import { fieldsIn } from "../model/walk-fields";

/** The pictures that the CMS knows of, by their paths. */
let kept: readonly string[] = [];

/** Takes the pictures that the field of a text is told of: those of all entries of its kind. */
export const notePictures = (paths: readonly string[]): void => {
  kept = paths;
};

/** The texts as they are in their fields, where a picture that is not saved yet has an address of the browser's. */
let noted: string[] = [];

/** The addresses of the pictures in a text, in their order. */
const picturesIn = (text: string): string[] =>
  [...text.matchAll(/!\[[^\]]*\]\(([^\s)]+)/g)].map(([, address = ""]) => address);

/** Notes a text as its field has it. */
export const noteText = (text: string): void => {
  if (text.includes("](blob:")) noted = [text, ...noted].slice(0, 5);
};

/** The pictures of a text that come with the save: the CMS has just given them their names. */
function comingIn(text: string): string[] {
  const names = picturesIn(text);
  const before = noted.map(picturesIn).find((each) => each.length === names.length) ?? [];
  return names.filter((_name, index) => before[index]?.startsWith("blob:"));
}

const folderOf = (path: string) => path.slice(0, path.lastIndexOf("/"));

/**
 * The pictures beside an entry, and those that come with its save. A field for a picture lets nobody type the name of one
 * that is not there.
 * @param path the file of the entry
 * @param before the file that it had until now, if another one: its pictures move along
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
  const names = [...comingIn(typeof data.body === "string" ? data.body : ""), ...inFields];
  const [from, to] = [folderOf(before ?? path), folderOf(path)];
  const beside = kept
    .filter((each) => folderOf(each) === from)
    .map((each) => each.slice(from.length + 1));
  return [...beside, ...names.map(decodeURIComponent)].map((name) => `${to}/${name}`);
}
