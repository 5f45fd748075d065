/** Writes a redirect into the list of redirects. */
import { parse } from "yaml";
import { editYaml } from "../files/edit-yaml";

/** The file of redirects, from the project's folder. */
export const redirectPath = "content/redirects.yml";

interface Redirect {
  id: string;
  to: string;
}

/**
 * Adds a redirect. What led to the old address leads to the new one at once.
 * @param text the file of redirects
 * @param from the address that is no longer there
 * @param to the page that is shown instead
 * @returns the new text of the file
 */
export function withRedirect(text: string, from: string, to: string): string {
  const known = (parse(text) ?? []) as Redirect[];
  const others = known
    .filter(({ id }) => id !== from && id !== to)
    .map((redirect) => (redirect.to === from ? { ...redirect, to } : redirect));
  return editYaml(text, [...others, { id: from, to }]);
}

/** Removes what would lead to a page that is gone. */
export function withoutRedirectsTo(text: string, address: string): string {
  const known = (parse(text) ?? []) as Redirect[];
  const kept = known.filter(({ to }) => to.replace(/#.*/, "") !== address);
  return kept.length === known.length ? text : editYaml(text, kept);
}
