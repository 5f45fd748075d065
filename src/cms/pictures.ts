/** The pictures of an entry: those that exist, those that a save uploads, and those of the shared folder. */
import type { CustomFieldControlProps } from "@sveltia/cms";
import { pathFrom } from "../content/check/context";
import { isRecord } from "../lib/is-record";
import { noteOf } from "../model/schema-notes";
import { kindOf, type KindName } from "../model/kinds";
import { fieldsIn, mapFields } from "../model/walk-fields";

type Data = Record<string, unknown>;

let draft: CustomFieldControlProps["entry"];

/** Keeps the edited entry as its fields have it, where an unsaved picture has a blob: address. */
export const noteDraft = (entry: CustomFieldControlProps["entry"]): void => {
  draft = entry;
};

const usedNames = new Set<string>();

/** A copy of a file with a name that no other file has had since the page was opened, whatever its type. */
export function withOwnName(file: File): File {
  const [, name = "", type = ""] = /^(.*?)(\.\w+)?$/.exec(file.name) ?? [];
  let own = name;
  for (let count = 2; usedNames.has(own.toLowerCase()); count += 1) own = `${name}-${count}`;
  usedNames.add(own.toLowerCase());
  return new File([file], own + type, { type: file.type });
}

/** The first part of a picture in Markdown, before its address. */
const pictureStart = String.raw`!\[(?:\\.|[^\]\\])*\]\(`;

/** The addresses of all pictures of an entry, in the order of its fields and its text. */
function addressesIn(kind: KindName, data: Data): string[] {
  const inFields = fieldsIn(kindOf(kind).schema, data).flatMap(({ schema, value }) =>
    noteOf(schema)?.role === "image" && typeof value === "string" && value ? value : [],
  );
  const body = typeof data.body === "string" ? data.body : "";
  const inText = body.matchAll(new RegExp(`${pictureStart}([^\\s)]+)`, "g"));
  return [...inFields, ...[...inText].map(([, address = ""]) => address)];
}

/** The names of the pictures that a save uploads, each with its blob: address; none if another entry is edited. */
function uploadsIn(kind: KindName, saved: Data): [name: string, blob: string][] {
  const edited = draft?.toJS().data as unknown;
  const before = isRecord(edited) ? addressesIn(kind, edited) : [];
  const after = addressesIn(kind, saved);
  if (before.length !== after.length) return [];
  return after.flatMap((name, index) =>
    before[index]?.startsWith("blob:") ? [[name, before[index]]] : [],
  );
}

/** A name that two different new pictures have, of which the CMS would keep only one. */
export function nameTwice(kind: KindName, saved: Data): string | undefined {
  const uploads = uploadsIn(kind, saved);
  return uploads.find(([name, blob]) =>
    uploads.some(([other, otherBlob]) => other === name && otherBlob !== blob),
  )?.[0];
}

export const folderOf = (path: string) => path.slice(0, path.lastIndexOf("/"));

/** Names pictures of the shared folder from the file, as the site does; the CMS writes /name. */
export function withSharedPictures(kind: KindName, path: string, data: Data): Data {
  const shared = `${"../".repeat(path.split("/").length - 2)}pages/`;
  const { body } = data;
  const fields = mapFields(kindOf(kind).schema, data, ({ schema, value }) =>
    noteOf(schema)?.role === "image" && typeof value === "string"
      ? value.replace(/^\//, shared)
      : value,
  ) as Data;
  if (typeof body !== "string") return fields;
  return { ...fields, body: body.replace(new RegExp(`(${pictureStart})/`, "g"), `$1${shared}`) };
}

/**
 * The paths of the pictures that exist after a save. Names in picture fields exist, because editors choose pictures
 * there and cannot type names.
 * @param before the former file, if the address of the entry has changed; its pictures move too
 * @param known the paths of the pictures that exist before
 */
export function picturesAfter(
  kind: KindName,
  path: string,
  before: string | undefined,
  data: Data,
  known: readonly string[],
): string[] {
  const from = folderOf(before ?? path);
  const to = folderOf(path);
  const moved = known.map((each) =>
    folderOf(each) === from ? to + each.slice(from.length) : each,
  );
  const chosen = addressesIn(kind, { ...data, body: undefined });
  const uploaded = uploadsIn(kind, data).map(([name]) => name);
  const named = [...chosen, ...uploaded].map((name) => pathFrom(to, name));
  return [...moved, ...named];
}
