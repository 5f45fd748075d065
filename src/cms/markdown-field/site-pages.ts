/** The pages of the site to which an editor can link. */
import { kindOf } from "../../model/kinds";
import { checkTexts } from "../check";
import { nameOfKind, pluralOfKind } from "../labels";
import { readLoaded } from "../source-texts";
import type { Choice } from "./choose";

/** Lists the pages of entries that visitors see. */
export async function sitePages(): Promise<Choice[]> {
  const { site } = checkTexts((await readLoaded()).texts, false);
  return site.pages.flatMap(({ address: value, entry, title = "" }): Choice[] => {
    if (!entry) return [];
    return kindOf(entry.kind).route
      ? [{ value, label: nameOfKind(entry.kind), group: "Pages" }]
      : [{ value, label: title, group: pluralOfKind(entry.kind) }];
  });
}
