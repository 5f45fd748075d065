/** Checks that each redirect leads from an address without a page to a page, in one step. */
import { problemAt, type Entry } from "../read/entry";
import { hrefOf } from "../../model/addresses";
import type { Problem } from "../../model/problem";
import { isDraft } from "../publish/draft-problems";
import { valueAt } from "../../model/walk-fields";
import type { Addresses } from "./link-targets";

/** The addresses of drafts, which may redirect until the drafts are published. */
export const draftAddresses = (entries: readonly Entry[]): Set<string> =>
  new Set(entries.filter(isDraft).flatMap((entry) => hrefOf(entry) ?? []));

export function redirectProblems(
  entries: Entry[],
  { routes, redirects, aliases }: Addresses,
  drafts: ReadonlySet<string>,
): Problem[] {
  return entries.flatMap((entry) => {
    const { id } = entry;
    const to = valueAt(entry.data, ["to"]);
    if (routes.has(id) && !drafts.has(id)) {
      const message = `there is a page at "${id}", so nobody would be redirected; remove this entry, or the page`;
      return problemAt(entry, ["id"], message);
    }
    const page = aliases.get(id);
    if (page && !drafts.has(page)) {
      const message = `"${id}" leads to "${page}" already, as its former address; remove this entry`;
      return problemAt(entry, ["id"], message);
    }
    const next = typeof to === "string" && !routes.has(to) ? redirects.get(to) : undefined;
    if (next === undefined) return [];
    const message =
      next === id || to === id
        ? `"${String(to)}" leads back here, so visitors would go in a circle; name a page`
        : `"${String(to)}" is redirected itself, to "${next}"; name the page at the end`;
    return problemAt(entry, ["to"], message);
  });
}
