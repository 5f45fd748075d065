/** Checks that each address has one owner, and that each redirect leads to a page in one step. */
import { kindOf } from "../../model/kinds";
import { ofFile, type Problem } from "../../model/problem";
import { isDraft } from "../publish/draft-problems";
import { problemAt } from "../read/entry";
import { plainSpelling, type Output, type Site } from "../site/site";
import type { ContentFolder } from "../read/content-files";

/** Names an owner of an address, as the rest of a sentence. */
function ownerOf({ type, entry, ...output }: Output): string {
  if (!entry) return type === "file" ? "a file of the site" : "a page of the site itself";
  const field = "field" in output ? output.field : undefined;
  const place = field ? `${entry.file}:${entry.locate(field).line}` : entry.file;
  return field ? `a redirect (${place})` : `a page (${place})`;
}

/**
 * Reports addresses with two owners. A redirect may lead from the address of a draft until that is published, and a new page
 * may take the former address of another.
 */
export function addressProblems({ claims }: Site, { served, languages }: ContentFolder): Problem[] {
  const owners = new Map<string, Output>();
  for (const address of served?.keys() ?? []) owners.set(address, { type: "file", address });
  return claims.flatMap((claim) => {
    const { address, entry } = claim;
    const key = plainSpelling(address);
    const language = languages.find((name) => key.startsWith(`/${name}/`));
    const other = owners.get(key);
    const isTemporary = entry && isDraft(entry);
    if (!other && !isTemporary) owners.set(key, claim);
    const owner = language ? `the site in content/${language}/` : other && ownerOf(other);
    if (!owner || !entry || (isTemporary && other?.entry)) return [];
    const field = claim.type === "redirect" ? claim.field : undefined;
    const message = `"${address}" is also the address of ${owner}`;
    if (!field) return ofFile("unique", entry.file, `${message}; give this file another name`);
    const isTaken = other?.type === "page" && kindOf(other.entry?.kind ?? "HomePage").pages;
    return problemAt(
      isTaken && field[0] === "aliases" ? "repeated" : "redirect",
      entry,
      field,
      `${message}, so nobody would be redirected; remove it here`,
    );
  });
}

/** Reports redirects that lead to another redirect. */
export const redirectProblems = ({ claims, at }: Site): Problem[] =>
  claims.flatMap((claim): Problem[] => {
    if (claim.type !== "redirect" || claim.field?.[0] !== "id" || !claim.entry) return [];
    const next = at(claim.to);
    if (next?.type !== "redirect" || next.field?.[0] === "aliases") return [];
    const message =
      next.to === claim.address || next === claim
        ? `"${claim.to}" leads back here, so visitors would go in a circle; name a page`
        : `"${claim.to}" is redirected itself, to "${next.to}"; name the page at the end`;
    return [problemAt("redirect", claim.entry, ["to"], message)];
  });
