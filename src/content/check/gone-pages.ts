/** Warns of pages that have disappeared without a redirect. */
import { ofFile, type Problem } from "../../model/problem";
import { isDraft } from "../publish/draft-problems";
import type { Entry } from "../read/entry";
import { siteOf } from "../site/site";

/** @returns one warning for each page, with the remedy; none for drafts, which had no visitors */
export function gonePages(before: readonly Entry[], after: readonly Entry[]): Problem[] {
  const { at } = siteOf(after, "");
  return siteOf(before, "").pages.flatMap(({ address, entry }) => {
    // The further pages of a list come and go with its length.
    if (!entry || isDraft(entry) || at(address)) return [];
    return ofFile(
      "project",
      "content/redirects.yml",
      `the page at ${address} is gone, and its visitors see “not found”; say where they go: "- id: ${address}", and below it "to:" with an address`,
    );
  });
}
