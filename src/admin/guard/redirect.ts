/** Writes a redirect into the list of redirects. */
import { parse } from "yaml";
import { editYaml } from "../files/edit-yaml";

/** The file of redirects, from the project's folder. */
export const redirectPath = "content/redirects.yml";

interface Redirect {
  id: string;
  to: string;
}

/** The page that a redirect leads to, without the part of the page that it may name after a #. */
const pageIn = (to: string): string => to.replace(/#.*/, "");

/**
 * Adds a redirect. What led to the old address, or to a part of its page, leads to the new one at once.
 * @param text the file of redirects
 * @param from the address that is no longer there
 * @param to the page that is shown instead
 * @param hasSameParts whether the new page has the parts of the old one, so that a redirect to one still leads to it
 * @returns the new text of the file
 */
export function withRedirect(text: string, from: string, to: string, hasSameParts = false): string {
  const known = (parse(text) ?? []) as Redirect[];
  const followed = (old: string): string =>
    pageIn(old) !== from ? old : hasSameParts ? to + old.slice(from.length) : to;
  const others = known
    .filter(({ id }) => id !== from && id !== to)
    .map((redirect) => ({ ...redirect, to: followed(redirect.to) }));
  return editYaml(text, [...others, { id: from, to }]);
}

function without(text: string, isGone: (redirect: Redirect) => boolean): string {
  const known = (parse(text) ?? []) as Redirect[];
  const kept = known.filter((redirect) => !isGone(redirect));
  return kept.length === known.length ? text : editYaml(text, kept);
}

/** Removes what would lead to a page that is gone. */
export const withoutRedirectsTo = (text: string, address: string): string =>
  without(text, ({ to }) => pageIn(to) === address);

/** Removes what would lead away from a page that is there again. */
export const withoutRedirectFrom = (text: string, address: string): string =>
  without(text, ({ id }) => id === address);
