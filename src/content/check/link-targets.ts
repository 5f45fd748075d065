/** The addresses that links may lead to, and the messages about links that lead nowhere. */
import { entriesOf, entryOf, type Entry } from "../read/entry";
import type { ContentFolder } from "../read/content-files";
import { categoryPages } from "../publish/category-pages";
import { partsOff, type PartsOff } from "../publish/parts";
import { unlistedAddresses } from "../publish/unlisted";
import { isDraft } from "../publish/draft-problems";
import { linkKind } from "../../lib/link-kind";
import { withoutPercentCodes } from "../../lib/text";
import { kindNames, kindOf } from "../../model/kinds";
import { addressesAdvice, didYouMean } from "../../model/problem";
import { aliasesOf, hrefOf, routesOf } from "../../model/addresses";
import { valueAt } from "../../model/walk-fields";
import { Unpublished } from "./unpublished";
import type { CheckContext } from "./context";

export interface Addresses {
  routes: Set<string>;
  anchors: Map<string, Set<string>>;
  /** The targets of redirects, by the old addresses. */
  redirects: Map<string, string>;
  /** The current addresses of pages, by the former ones, which redirect to them. */
  aliases: Map<string, string>;
  unpublished: Unpublished;
  /** The address of the site, if it is known. */
  origin: string | undefined;
  files: ContentFolder["served"];
  unlisted: Set<string>;
  off: PartsOff;
}

/** Collects the addresses that links may lead to. Invalid entries count too, so that links to them are not reported. */
export function addressesOf({ entries, faulty, ids, audience, folder }: CheckContext): Addresses {
  const known = [...entries, ...faulty];
  const off = partsOff(known);
  const all = routesOf([...ids].flatMap(([kind, own]) => own.map((id) => ({ kind, id }))));
  const routes = new Set([...all].filter((address) => !off.covers(address)));
  for (const { path } of categoryPages(entries)) if (!off.covers(path)) routes.add(path);
  const anchors = new Map<string, Set<string>>();
  for (const entry of known) {
    const href = hrefOf(entry);
    if (entry.markdown && href)
      anchors.set(href, new Set(entry.markdown.headings.map((heading) => heading.id)));
  }
  for (const kind of kindNames) {
    const { list, anchors: onList } = kindOf(kind);
    if (list && onList) anchors.set(list, new Set(ids.get(kind)));
  }
  const redirects = new Map(
    known.flatMap(({ kind, id, data }): [string, string][] =>
      kind === "Redirect" ? [[id, String(valueAt(data, ["to"]))]] : [],
    ),
  );
  return {
    routes,
    anchors,
    redirects,
    aliases: aliasesOf(known),
    unpublished: new Unpublished(
      [...entries, ...faulty.filter(isDraft)].filter(({ kind }) => !off.kinds.has(kind)),
      audience,
    ),
    origin: entryOf(entries, "SiteSettings")?.data.url,
    files: folder.served,
    unlisted: unlistedAddresses(entriesOf(entries, "OwnPage")),
    off,
  };
}

export const anchorsOf = (ids: Iterable<string>): string[] => [...ids].map((id) => `#${id}`);

/** The message about a link that leads nowhere; undefined for a good link. */
export function linkProblem(
  to: string,
  from: Entry,
  { routes, anchors, redirects, aliases, unpublished, origin, files, unlisted, off }: Addresses,
): string | undefined {
  if (origin && (to === origin || to.startsWith(`${origin}/`)))
    return `"${to}" leads to this site by its full address; write "${to.slice(origin.length) || "/"}", which is right on every host`;
  if (off.covers(to))
    return from.kind === "Redirect"
      ? `"${to}" belongs to a part that is off (parts in site.yml); name another page`
      : undefined;
  const kind = linkKind(to);
  // The build makes the feed.
  if (kind === "file" && to !== "/rss.xml" && files && !files.has(withoutPercentCodes(to)))
    return `there is no file static${to}${didYouMean(to, [...files.keys()])}`;
  if (kind !== "page") return undefined;
  if (from.kind === "Navigation" && unlisted.has(to))
    return `"${to}" is kept out of menus by "listed: false" in its file; remove this link, or that line`;
  const [address = "", anchor] = to.split("#");
  const route = routes.has(address) ? address : (aliases.get(address) ?? address);
  const hidden = unpublished.reasonsFor(from);
  const why = hidden.get(to) ?? hidden.get(route);
  if (why)
    return `"${to}" leads to a page that ${why}; publish that page first, or remove the link until then`;
  const moved = routes.has(route) ? undefined : redirects.get(route);
  if (moved) return `"${route}" is redirected to "${moved}"; write that address`;
  if (!routes.has(route))
    return `there is no page at "${to}"${didYouMean(route, [...routes])}${addressesAdvice}`;
  const known = anchor === undefined ? undefined : anchors.get(route);
  if (known && anchor !== undefined && !known.has(withoutPercentCodes(anchor)))
    return `${route} has no anchor "#${anchor}"${didYouMean(`#${anchor}`, anchorsOf(known))}`;
  return undefined;
}
