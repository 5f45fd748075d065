/** The texts of all content, as the CMS has read them: the check and the preview need them together. */
import type { CustomPreviewTemplateProps } from "@sveltia/cms";
import { kindOf, type KindName } from "../model/kinds";
import { fileOfKind } from "./config";
import { sourceField } from "./files/formats";
import { folderKinds } from "./names";

type GetCollection = CustomPreviewTemplateProps["getCollection"];
type Data = Record<string, unknown>;

/** Texts by their paths from the project's folder. */
const known = new Map<string, string>();
let paths: ReadonlyMap<string, string> = new Map();
let getCollection: GetCollection | undefined;

const keyOf = (kind: KindName, title: unknown) => `${kind} ${String(title)}`;

/** What an entry is called. */
export const titleOf = ({ title, name }: Data): unknown => title ?? name;

/** Takes the names of the entries on the site. @param names those of each kind, by the ids of the entries */
export function noteNames(names: Partial<Record<KindName, Record<string, string>>>): void {
  paths = new Map(
    Object.entries(names).flatMap(([kind, own]) =>
      Object.entries(own).map(([id, name]) => [
        keyOf(kind as KindName, name),
        fileOfKind(kind as KindName, id),
      ]),
    ),
  );
}

/** The id that the CMS gives to a new entry with a title. */
const idFrom = (title: unknown): string =>
  String(title)
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** The end of a file, which the CMS cuts off. */
const whole = (text: string) => `${text.trimEnd()}\n`;

/** Notes a text that the CMS has read. Which file among many of a kind it is, is not told, so it is known by its title. */
export function noteRead(kind: KindName, text: string, data: Data): void {
  const title = titleOf(data);
  const path =
    "folder" in kindOf(kind).place
      ? (paths.get(keyOf(kind, title)) ?? fileOfKind(kind, idFrom(title)))
      : fileOfKind(kind);
  known.set(path, whole(text));
}

/** Notes a text that has been saved. @param before the file that the entry had until then */
export function noteSaved(path: string, text: string, before: string | undefined): void {
  if (before !== undefined) known.delete(before);
  known.set(path, text);
}

/** Takes what every preview is given: the way to all entries with their files. */
export const noteCollections = (get: GetCollection): void => {
  getCollection = get;
};

/** All texts: where a preview has been shown, each with the file that the CMS has it from. */
export async function readTexts(): Promise<Map<string, string>> {
  const texts = new Map(known);
  if (!getCollection) return texts;
  for (const kind of folderKinds()) {
    const found = await getCollection(kind);
    if (!Array.isArray(found)) continue;
    const [start = "", end = ""] = fileOfKind(kind, "\n").split("\n");
    for (const path of known.keys())
      if (path.startsWith(start) && path.endsWith(end)) texts.delete(path);
    for (const entry of found) {
      const { path, data } = entry.toJS() as { path: string; data: Data };
      texts.set(path, whole(String(data[sourceField])));
    }
  }
  return texts;
}
