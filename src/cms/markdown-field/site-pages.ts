/** The pages of the site to which an editor can link. */
import { kindOf } from "../../model/kinds";
import { checkTexts } from "../check";
import { nameOfKind } from "../labels";
import { readLoaded } from "../source-texts";
import type { LinkTarget } from "./choose-link";

/** Lists the pages of entries that visitors see. */
export async function sitePages(): Promise<LinkTarget[]> {
  const { site } = checkTexts((await readLoaded()).texts, false);
  return site.pages.flatMap(({ address: value, entry, title = "" }) =>
    entry ? { value, label: kindOf(entry.kind).route ? nameOfKind(entry.kind) : title } : [],
  );
}
