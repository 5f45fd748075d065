import { draftAddresses } from "../content/check/redirects";
import type { Content } from "../content/check-files";
import { publicRoutes } from "../content/publish/parts";
import { entriesOf } from "../content/read/entry";
import { escapeHtml } from "../lib/text";
import { aliasesOf } from "../model/addresses";
import { kindOf, kindsWithPages } from "../model/kinds";

export interface GatsbyRedirect {
  fromPath: string;
  toPath: string;
  isPermanent: boolean;
  /** Whether the host redirects although there is a file at the address. */
  force?: true;
}

/** An address with and without percent codes, since hosts differ in which of the two they compare. */
function spellings(address: string): string[] {
  try {
    const plain = decodeURI(address);
    return [...new Set([encodeURI(plain), /[\s%]/.test(plain) ? address : plain])];
  } catch {
    // The address is in an older encoding than UTF-8, such as /%FCber-uns/.
    return [address];
  }
}

/** The addresses above the pages of resources, such as /guides/, which lead to their group on /resources/. */
export function folderRedirects(entries: Content["entries"]): GatsbyRedirect[] {
  const groups = entriesOf(entries, "ResourceGroup");
  return kindsWithPages.flatMap((kind) => {
    const { inGroups, pages } = kindOf(kind);
    if (!inGroups || !pages) return [];
    const group = groups.find(({ data }) => data.resources.some(({ type }) => type === kind));
    const toPath = `/resources/${group ? `#group-${group.id}` : ""}`;
    return { fromPath: pages.under, toPath, isPermanent: true, force: true };
  });
}

/** A page that leads to another address, for hosts that do not read `_redirects`. */
export const redirectPage = (to: string, siteUrl: string): string =>
  [
    '<!doctype html><meta charset="utf-8"><meta name="robots" content="noindex">',
    `<link rel="canonical" href="${escapeHtml(new URL(to, siteUrl).href)}">`,
    `<meta http-equiv="refresh" content="0; url=${escapeHtml(to)}">`,
    `<title>${escapeHtml(to)}</title><a href="${escapeHtml(to)}">${escapeHtml(to)}</a>`,
  ].join("");

/**
 * Lists all redirects. A redirect from the address of a draft is temporary, and is left out where drafts are shown.
 */
export function redirectsOf({
  entries,
  hidden,
}: Pick<Content, "entries" | "hidden">): GatsbyRedirect[] {
  const hiddenDrafts = draftAddresses(hidden.map(({ entry }) => entry));
  const shownDrafts = draftAddresses(entries);
  const redirects = entriesOf(entries, "Redirect").filter(({ id }) => !shownDrafts.has(id));
  const routes = publicRoutes(entries);
  const formerAddresses = [...aliasesOf(entries)].filter(([alias]) => !routes.has(alias));
  return [
    ...(routes.has("/blog/")
      ? [{ fromPath: "/blog/page/1/", toPath: "/blog/", isPermanent: true }]
      : []),
    ...folderRedirects(entries),
    ...redirects.flatMap(({ id, data }) =>
      spellings(id).map((fromPath) => ({
        fromPath,
        toPath: data.to,
        isPermanent: !hiddenDrafts.has(id),
      })),
    ),
    ...formerAddresses.map(([fromPath, toPath]) => ({ fromPath, toPath, isPermanent: true })),
  ];
}
