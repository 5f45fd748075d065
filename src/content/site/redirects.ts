/** The redirects of the site: its own, those of the owner, and those from the former addresses of pages. */
import { kindOf, kindsWithPages } from "../../model/kinds";
import { valueAt } from "../../model/walk-fields";
import { entriesOf, type Entry } from "../read/entry";
import { addressOf } from "./addresses";
import type { PartsOff } from "./off";
import type { Redirect } from "./outputs";

const permanent = { type: "redirect", isPermanent: true } as const;

/** The addresses above the pages of resources, such as /guides/, which lead to their group on /resources/. */
function folderRedirects(entries: readonly Entry[]): Redirect[] {
  const groups = entriesOf(entries, "ResourceGroup");
  return kindsWithPages.flatMap((kind) => {
    const { inGroups, pages } = kindOf(kind);
    if (!inGroups || !pages) return [];
    const group = groups.find(({ data }) => {
      const resources = valueAt(data, ["resources"]);
      return Array.isArray(resources) && resources.some((each) => valueAt(each, ["type"]) === kind);
    });
    const to = `/resources/${group ? `#group-${group.id}` : ""}`;
    return { ...permanent, address: pages.under, to };
  });
}

/** The redirects that the site makes by itself. */
export const siteRedirects = (entries: readonly Entry[], off: PartsOff): Redirect[] =>
  [{ ...permanent, address: "/blog/page/1/", to: "/blog/" }, ...folderRedirects(entries)].filter(
    ({ address }) => !off.faultOf(address),
  );

/** @param drafts the addresses of excluded drafts, from which redirects are temporary */
export const ownersRedirects = (
  entries: readonly Entry[],
  drafts: ReadonlySet<string>,
): Redirect[] =>
  entriesOf(entries, "Redirect").map((entry) => ({
    type: "redirect",
    address: entry.id,
    to: String(valueAt(entry.data, ["to"])),
    isPermanent: !drafts.has(entry.id),
    entry,
    field: ["id"],
  }));

/** The redirects from former addresses of pages. A page's own address among them leads nowhere else. */
export const aliasRedirects = (entries: readonly Entry[]): Redirect[] =>
  entries.flatMap((entry) => {
    const aliases = valueAt(entry.data, ["aliases"]);
    const to = addressOf(entry);
    if (!Array.isArray(aliases) || !to) return [];
    return aliases.map(String).flatMap((address, index) => {
      const field = ["aliases", index];
      return address === to ? [] : { ...permanent, address, to, entry, field };
    });
  });
