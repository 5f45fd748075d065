/** The messages about links that lead nowhere. */
import { entryOf, type Entry } from "../read/entry";
import type { RuleId } from "../../model/rules";
import { linkKind } from "../../lib/link-kind";
import { withoutPercentCodes } from "../../lib/text";
import { addressesAdvice, didYouMean } from "../../model/problem";
import type { CheckContext } from "./context";

export type LinkFault = readonly [rule: RuleId, message: string];

const detour = (message: string): LinkFault => ["link-detour", message];

export const anchorsOf = (ids: Iterable<string>): string[] => [...ids].map((id) => `#${id}`);

/** The fault of a link to a file of the site. */
function fileFault(to: string, { site, folder: { served } }: CheckContext): LinkFault | undefined {
  if (site.at(to)?.type === "file" || !served || served.has(withoutPercentCodes(to)))
    return undefined;
  return ["link", `there is no file static${to}${didYouMean(to, [...served.keys()])}`];
}

/** The rule that a link breaks, with the message; undefined for a good link. */
export function linkProblem(to: string, from: Entry, context: CheckContext): LinkFault | undefined {
  const { site, anchors, hiddenFrom, entries } = context;
  const origin = entryOf(entries, "SiteSettings")?.data.url;
  if (origin && (to === origin || to.startsWith(`${origin}/`)))
    return detour(
      `"${to}" leads to this site by its full address; write "${to.slice(origin.length) || "/"}", which is right on every host`,
    );
  const off = site.faultOf(to);
  if (off)
    return from.kind === "Redirect" ? ["link", `"${to}" ${off}; name another page`] : undefined;
  const kind = linkKind(to);
  if (kind === "file") return fileFault(to, context);
  if (kind !== "page") return undefined;
  const [address = "", anchor] = to.split("#");
  const found = site.at(site.resolve(address));
  const page = found?.type === "page" && found.sitemap ? found : undefined;
  const route = page?.address ?? address;
  const hidden = hiddenFrom(from);
  const why = hidden.get(to) ?? hidden.get(route);
  const way = "publish that page first, or remove the link until then";
  if (why) return ["link", `"${to}" leads to a page that ${why}; ${way}`];
  if (found?.type === "redirect")
    return detour(`"${route}" is redirected to "${found.to}"; write that address`);
  if (!page) {
    if (site.at(`${to}/`)?.type === "page")
      return detour(`"${to}" leads to "${to}/"; write that address`);
    const routes = site.pages.flatMap(({ address: known, sitemap }) => (sitemap ? known : []));
    return ["link", `there is no page at "${to}"${didYouMean(route, routes)}${addressesAdvice}`];
  }
  const known = anchors.get(route);
  if (!known || anchor === undefined || known.has(withoutPercentCodes(anchor))) return undefined;
  const near = didYouMean(`#${anchor}`, anchorsOf(known));
  return detour(`${route} has no anchor "#${anchor}"${near}`);
}
