/** What a new address of an entry changes: its file, what names it, and where its visitors are led. */
import { parse } from "yaml";
import { z } from "zod";
import { hrefOf } from "../../model/addresses";
import { noteOf } from "../../model/fields";
import { kindOf, type KindName } from "../../model/kinds";
import { mapFields } from "../../model/walk-fields";
import { ownerOf, yamlOf } from "../entries";
import { editYaml } from "../files/edit-yaml";
import type { Texts } from "./change";
import { folderOf, isDraftText } from "./pages";
import { redirectPath, withRedirect } from "./redirect";

export interface Move {
  kind: KindName;
  /** The ids. */
  from: string;
  to: string;
  /** The paths of its file. */
  path: string;
  newPath: string;
  /** The addresses of its page. */
  address: string;
  newAddress: string;
}

/**
 * Works out a move.
 * @param path the file of the entry
 * @param to the id that the editor asks for
 * @returns undefined where the address stays, and for entries without a page
 */
export function moveOf(path: string, to: string | undefined): Move | undefined {
  const found = ownerOf(path);
  if (!to || found?.id === undefined || found.id === to) return undefined;
  const { kind, id: from } = found;
  const { place, pages } = kindOf(kind);
  if (!pages || !("folder" in place)) return undefined;
  const end = place.shape === "folders" ? `/${place.file}` : `.${place.extension}`;
  return {
    kind,
    from,
    to,
    path,
    newPath: `content/${place.folder}/${to}${end}`,
    address: hrefOf({ kind, id: from }) ?? "",
    newAddress: hrefOf({ kind, id: to }) ?? "",
  };
}

/**
 * Lets the references of a file lead to the entry under its new id.
 * @throws an error if its YAML cannot be read
 */
function withReferences(path: string, text: string, { kind, from, to }: Move): string {
  const found = ownerOf(path);
  if (!found) return text;
  const { schema, place } = kindOf(found.kind);
  const yaml = yamlOf(path, text);
  let isNamed = false;
  const next = mapFields(
    place.shape === "list" ? z.array(schema) : schema,
    parse(yaml),
    ({ schema: field, value }) => {
      const note = noteOf(field);
      if (note?.role !== "reference" || note.kind !== kind || value !== from) return value;
      isNamed = true;
      return to;
    },
  );
  if (!isNamed) return text;
  const edited = editYaml(yaml, next);
  return yaml === text ? edited : text.replace(yaml, () => edited);
}

/** Lets the links of a text lead to the new address. */
const withLinks = (text: string, { address, newAddress }: Move): string =>
  text.replace(/(?<![\w./-])\/[a-z0-9/-]+\//g, (found) => (found === address ? newAddress : found));

/** A file that names the entry as it is after the move; one that cannot be read stays as it is. */
function followed(path: string, text: string, move: Move): string {
  try {
    return withLinks(withReferences(path, text, move), move);
  } catch {
    return text;
  }
}

/**
 * Moves an entry.
 * @param texts all texts of content as they are
 * @param raw the file of the entry as it is to be saved
 * @returns the new text of the entry; those of other files that name it; that of the redirects, if visitors may have the
 *   old address
 */
export function moved(
  texts: Texts,
  move: Move,
  raw: string,
): { raw: string; others: Map<string, string>; redirects: string | undefined } {
  const others = new Map(
    [...texts].flatMap(([path, text]): [string, string][] => {
      if (path === move.path || path === redirectPath) return [];
      const next = followed(path, text, move);
      return next === text ? [] : [[path, next]];
    }),
  );
  const known = texts.get(redirectPath) ?? "";
  return {
    raw: followed(move.path, raw, move),
    others,
    redirects: isDraftText(move.path, texts.get(move.path) ?? "")
      ? undefined
      : withRedirect(known, move.address, move.newAddress, true),
  };
}

/** The path of a picture after the move. */
export const movedPath = (path: string, { path: from, newPath }: Move): string =>
  folderOf(path) === folderOf(from) ? path.replace(folderOf(from), folderOf(newPath)) : path;
