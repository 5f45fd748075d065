/** The pages of the site to which an editor can link. */
import { hrefOf } from "../../model/addresses";
import { kindOf } from "../../model/kinds";
import { checkTexts } from "../check";
import { nameOfKind, pluralOfKind } from "../labels";
import { readLoaded } from "../source-texts";
import type { Choice } from "./choose";

/** Lists the pages that visitors see, and the entries that have an anchor on a page. */
export async function sitePages(): Promise<Choice[]> {
  const { entries } = checkTexts((await readLoaded()).texts, false);
  const pages = entries.flatMap(({ kind }): Choice[] => {
    const { route } = kindOf(kind);
    return route ? [{ value: route, label: nameOfKind(kind), group: "Pages" }] : [];
  });
  const own = entries.flatMap((entry): Choice[] => {
    const value = hrefOf(entry);
    const { title, name } = entry.data as { title?: string; name?: string };
    const label = title ?? name ?? entry.id;
    return value ? [{ value, label, group: pluralOfKind(entry.kind) }] : [];
  });
  return [...pages, ...own];
}
