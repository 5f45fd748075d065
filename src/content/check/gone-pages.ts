/** Warns of pages that have disappeared without a redirect. */
import { aliasesOf, type EntryRef } from "../../model/addresses";
import { ofFile, type Problem } from "../../model/problem";
import { publicRoutes } from "../publish/parts";
import { isDraft } from "../publish/draft-problems";
import type { Entry } from "../read/entry";

/** @returns one warning for each page, with the remedy; none for drafts, which had no visitors */
export function gonePages(
  before: readonly (EntryRef & { data: unknown })[],
  after: readonly Entry[],
): Problem[] {
  const routes = publicRoutes(after);
  const redirected = new Set([
    ...after.flatMap(({ kind, id }) => (kind === "Redirect" ? id : [])),
    ...aliasesOf(after).keys(),
  ]);
  const known = before.filter((entry) => !isDraft(entry));
  return [...publicRoutes(known)]
    .filter((address) => !routes.has(address) && !redirected.has(address))
    .map((address) =>
      ofFile(
        "content/redirects.yml",
        `the page at ${address} is gone, and its visitors see “not found”; say where they go: "- id: ${address}", and below it "to:" with an address`,
      ),
    );
}
