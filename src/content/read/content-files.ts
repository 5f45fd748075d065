/** Sorts content files by the kinds that own them. */
import { isLanguage } from "../../lib/locale";
import { slugPattern } from "../../model/fields";
import { nameOfKind } from "../../model/json-schema";
import { fileOf, isMarkdown, kindNames, kindOf, type KindName } from "../../model/kinds";
import { normaliseFile } from "./normalise";
import { didYouMean, ofFile, problemIn, type Problem } from "../../model/problem";
import type { RuleId } from "../../model/rules";

export interface ContentFile {
  /** Its path below content/. */
  name: string;
  kind: KindName;
  /** The id given by the file or folder; undefined for single files and lists. */
  id?: string;
  text: string;
}

export interface ContentFolder {
  files: ContentFile[];
  names: Set<string>;
  /** The folders of other languages, with which their addresses begin. */
  languages: readonly string[];
  /** The files of static/ by their addresses, with their sizes in bytes; left out where they are unknown. */
  served?: ReadonlyMap<string, number>;
  problems: Problem[];
}

export const isPictureName = (name: string): boolean => /\.(jpg|jpeg|png|webp)$/i.test(name);

/** Whether a file is one to watch or download, which a text beside it can link to. */
export const isFileToLink = (name: string): boolean =>
  /\.(csv|docx|mp4|odp|ods|odt|pdf|pptx|xlsx|zip)$/i.test(name) && !isOfSystem(name);

/** Whether a link in a text of a kind leads to a file in the folder of its entry. */
export const isAttachment = (to: string, kind: KindName): boolean =>
  kindOf(kind).place.shape === "folders" &&
  /^[^:?#]+$/.test(to) &&
  !to.startsWith("/") &&
  isFileToLink(to);

/** Whether systems or programs keep a file for themselves. */
export const isOfSystem = (name: string): boolean =>
  /(^|\/)(\.[^/]*|~\$[^/]*|thumbs\.db|ehthumbs\.db|desktop\.ini|icon\r|__macosx)(\/|$)/i.test(name);

/** The file of a kind below content/, with `<id>` in the place of the id if each entry has a file. */
const pattern = (kind: KindName): string => fileOf(kind, "<id>").replace("content/", "");

/**
 * The kind that owns a file, and the id in its name.
 * @param file its path from the project's folder
 * @returns undefined for a file of no kind, such as a picture
 */
export function kindAndId(file: string): { kind: KindName; id?: string } | undefined {
  for (const kind of kindNames) {
    const [start = "", end] = fileOf(kind, "<id>").split("<id>");
    if (end === undefined && file === start) return { kind };
    if (end === undefined || !file.startsWith(start) || !file.endsWith(end)) continue;
    const id = file.slice(start.length, -end.length);
    if (id !== "" && !id.includes("/")) return { kind, id };
  }
  return undefined;
}

/** The folders that hold pictures for several files. */
const sharedFolders = new Set([
  "pages",
  ...kindNames.flatMap((kind) => {
    const { place } = kindOf(kind);
    return place.shape === "files" && isMarkdown(kind) ? place.folder : [];
  }),
]);

/** What a folder holds, or the nearest name of a file. */
function nearestPlace(name: string): string {
  const places = kindNames.map(pattern);
  const start = name.replace(/\.\w+$|\/.*/, "");
  const folder = places.find((place) => place.startsWith(`${start}/<`));
  if (folder) return `; this folder holds ${folder} and pictures: .jpg, .png or .webp`;
  const files = places.filter((place) => !place.includes("<"));
  return didYouMean(name, files);
}

export function sortFiles(
  names: readonly string[],
  textOf: (name: string) => string,
): ContentFolder {
  const problems: Problem[] = [];
  const problem = (rule: RuleId, name: string, message: string) =>
    problems.push(ofFile(rule, `content/${name}`, message));
  const files: ContentFile[] = [];
  // Some systems write an accent in a name as a character of its own.
  const written = new Map(names.map((name) => [name.normalize(), name]));
  const languages = names.flatMap((name) => {
    const folder = name.replace(/\/site\.yml$/, "");
    return folder !== name && isLanguage(folder) ? folder : [];
  });
  const isOwn = (name: string) =>
    !isOfSystem(name) && !languages.includes(name.split("/", 1)[0] ?? "");
  const known = new Set([...written.keys()].filter(isOwn).sort());
  for (const name of known) {
    const file = `content/${name}`;
    const owner = kindAndId(file);
    if (owner) {
      const message = `its id "${owner.id}" must be lower-case words joined by hyphens, such as profit-optimization`;
      if (owner.id !== undefined && !slugPattern.test(owner.id))
        problem("file-name", name, message);
      const text = normaliseFile(textOf(written.get(name) ?? name));
      // This sign stands for a letter of another encoding.
      const lost = text.indexOf("\uFFFD");
      const advice = "has a letter that cannot be read; save the file as UTF-8";
      if (lost >= 0) problems.push({ ...problemIn(text, lost, "file-letters", advice, ""), file });
      files.push({ name, text, ...owner });
      continue;
    }
    const within = /^([^/]+)\/[^/]+\//.exec(name);
    const entryFolder = kindNames
      .map((kind) => kindOf(kind).place)
      .find((place) => place.shape === "folders" && place.folder === within?.[1]);
    const isPicture = isPictureName(name);
    const isMedia = isPicture || isFileToLink(name);
    if (isMedia && /[?#]/.test(name))
      problem("file-name", name, "has a ? or # in its name, where addresses end; rename it");
    if (isMedia && entryFolder?.shape === "folders") {
      const index = `${name.split("/").slice(0, 2).join("/")}/${entryFolder.file}`;
      const message = `is in a folder without ${entryFolder.file}, so it belongs to no entry`;
      if (!known.has(index)) problem("file-unused", name, message);
    } else if (!(isPicture && sharedFolders.has(name.split("/").slice(0, -1).join("/")))) {
      const rule = /\.(md|mdx|ya?ml)$/i.test(name) ? "file-unknown" : "file-unused";
      problem(rule, name, `is not a file that the site reads${nearestPlace(name)}`);
    }
  }
  for (const kind of kindNames) {
    const { place, mayBeEmpty, route, schema } = kindOf(kind);
    const needed = place.shape === "single" || place.shape === "list";
    const command = ` npm run new -- ${nameOfKind(kind)} makes one to fill in.`;
    const message = `is missing; needed: ${schema.description ?? kind}${route ? command : ""}`;
    if (needed && !known.has(place.file)) problem("file-missing", place.file, message);
    else if (!needed && !mayBeEmpty && !files.some((file) => file.kind === kind))
      problem("file-missing", place.folder, `is empty; the site needs at least one ${kind}`);
  }
  return { files, names: known, languages, problems };
}
