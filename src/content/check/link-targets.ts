/** The messages about links that lead nowhere. */
import { entryOf, type Entry } from "../read/entry";
import type { ParsedMarkdown } from "../read/markdown";
import type { RuleId } from "../../model/rules";
import type { ContentFolder } from "../read/content-files";
import { isDraft } from "../publish/draft-problems";
import { linkKind } from "../../lib/link-kind";
import { withoutPercentCodes } from "../../lib/text";
import { kindNames, kindOf } from "../../model/kinds";
import { addressesAdvice, didYouMean } from "../../model/problem";
import { withoutPartsOff, type Site } from "../site/site";
import { Unpublished } from "./unpublished";
import { valueAt } from "../../model/walk-fields";
import type { CheckContext } from "./context";

export interface Targets {
  site: Site;
  anchors: Map<string, Set<string>>;
  unpublished: Unpublished;
  /** The address of the site, if it is known. */
  origin: string | undefined;
  files: ContentFolder["served"];
}

/** Collects what links may lead to. */
export function targetsOf({
  entries,
  invalid,
  ids,
  audience,
  folder,
  site,
}: CheckContext): Targets {
  const anchors = new Map<string, Set<string>>();
  for (const { address, entry } of site.pages)
    if (entry?.markdown) anchors.set(address, new Set(entry.markdown.headings.map(({ id }) => id)));
  for (const kind of kindNames) {
    const { list, anchors: onList } = kindOf(kind);
    if (list && onList) anchors.set(list, new Set(ids.get(kind)));
  }
  const drafts = invalid.filter(isDraft);
  return {
    site,
    anchors,
    unpublished: new Unpublished(withoutPartsOff([...entries, ...drafts]), audience),
    origin: entryOf(entries, "SiteSettings")?.data.url,
    files: folder.served,
  };
}

/** The places of a text that links can name. */
export const anchorsIn = ({ headings, anchors }: ParsedMarkdown): string[] => [
  ...headings.map(({ id }) => id),
  ...anchors,
];

export type LinkFault = readonly [rule: RuleId, message: string];

const detour = (message: string): LinkFault => ["link-detour", message];

export const anchorsOf = (ids: Iterable<string>): string[] => [...ids].map((id) => `#${id}`);

/** The rule that a link breaks, with the message; undefined for a good link. */
export function linkProblem(
  to: string,
  from: Entry,
  { site, anchors, unpublished, origin, files }: Targets,
): LinkFault | undefined {
  if (origin && (to === origin || to.startsWith(`${origin}/`)))
    return detour(
      `"${to}" leads to this site by its full address; write "${to.slice(origin.length) || "/"}", which is right on every host`,
    );
  const fault = site.faultOf(to);
  if (fault)
    return from.kind === "Redirect" ? ["link", `"${to}" ${fault}; name another page`] : undefined;
  const kind = linkKind(to);
  const isMade = site.at(to)?.type === "file";
  if (kind === "file" && !isMade && files && !files.has(withoutPercentCodes(to)))
    return ["link", `there is no file static${to}${didYouMean(to, [...files.keys()])}`];
  if (kind !== "page") return undefined;
  const [address = "", anchor] = to.split("#");
  const found = site.at(site.resolve(address));
  const page = found?.type === "page" && found.sitemap ? found : undefined;
  const route = page?.address ?? address;
  if (
    from.kind === "Navigation" &&
    page?.entry?.kind === "OwnPage" &&
    valueAt(page.entry.data, ["listed"]) === false
  )
    return detour(
      `"${to}" is kept out of menus by "listed: false" in its file; remove this link, or that line`,
    );
  const reasons = unpublished.reasonsFor(from);
  const why = reasons.get(to) ?? reasons.get(route);
  if (why)
    return [
      "link",
      `"${to}" leads to a page that ${why}; publish that page first, or remove the link until then`,
    ];
  if (found?.type === "redirect")
    return detour(`"${route}" is redirected to "${found.to}"; write that address`);
  if (!page) {
    const routes = site.pages.flatMap(({ address: known, sitemap }) => (sitemap ? known : []));
    if (site.at(`${to}/`)?.type === "page")
      return detour(`"${to}" leads to "${to}/"; write that address`);
    return ["link", `there is no page at "${to}"${didYouMean(route, routes)}${addressesAdvice}`];
  }
  const known = anchor === undefined ? undefined : anchors.get(route);
  if (known && anchor !== undefined && !known.has(withoutPercentCodes(anchor)))
    return detour(
      `${route} has no anchor "#${anchor}"${didYouMean(`#${anchor}`, anchorsOf(known))}`,
    );
  return undefined;
}
