/** The pages that files of content make. */
import { parse } from "yaml";
import { hrefOf } from "../../model/addresses";
import { kindOf } from "../../model/kinds";
import { ownerOf, yamlOf } from "../entries";
import { hiddenFiles, type Texts } from "./change";

/** The folder of a file. */
export const folderOf = (path: string) => path.slice(0, path.lastIndexOf("/"));

/** Whether a file is that of an entry which has a folder to itself. */
export const isWholeFolder = (path: string): boolean => /\/index\.(yml|md)$/.test(path);

/** Whether the path of a new entry has nothing where its id stands: its title gave no letter and no digit. */
export const lacksId = (path: string): boolean => /\/(?:\/|\.(?:md|yml)$)/.test(path);

/** Whether a file says that its entry is a draft, so that no visitor has its address; not if it cannot be read. */
export function isDraftText(path: string, text: string): boolean {
  try {
    return (parse(yamlOf(path, text)) as { draft?: unknown } | null)?.draft === true;
  } catch {
    return false;
  }
}

/** The page of the entry in a file, if it has one. */
export function pageOf(path: string): string | undefined {
  const found = ownerOf(path);
  const href = found?.id === undefined ? undefined : hrefOf({ kind: found.kind, id: found.id });
  return href?.includes("#") ? undefined : href;
}

/** The addresses of all pages that entries have, except one. */
const pagesOf = (texts: Texts, except: string): string[] =>
  [...texts.keys()]
    .flatMap((path) => {
      const found = ownerOf(path);
      return pageOf(path) ?? (found ? (kindOf(found.kind).route ?? []) : []);
    })
    .filter((address) => address !== except)
    .sort();

/** The addresses of the pages that visitors can see, except one. */
export function shownPages(texts: Texts, except: string): string[] {
  const hidden = hiddenFiles(texts);
  return pagesOf(new Map([...texts].filter(([path]) => !hidden.has(path))), except);
}
