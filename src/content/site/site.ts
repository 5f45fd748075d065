/**
 * The site that content makes: every address with its owner, what is off, and what belongs to what. It is made once for
 * each state of the content. Everything else reads it: the check, GraphQL nodes, pages, redirects, the sitemap, the feed,
 * the search, the CMS and the tests. No other code works out an address.
 */
import { localeOf } from "../../lib/locale";
import { typesetEntry } from "../html/typeset-fields";
import { isDraft } from "../publish/draft-problems";
import type { Audience } from "../publish/published";
import { entryOf, type Entry } from "../read/entry";
import { addressOf, plainSpelling } from "./addresses";
import { madeFiles } from "./files";
import { relink } from "./links";
import { partsOff } from "./off";
import type { Output, Site } from "./outputs";
import { pagesOf } from "./pages";
import { publish, type ExcludedEntry } from "./publish";
import { aliasRedirects, ownersRedirects, siteRedirects } from "./redirects";
import { relate } from "./related";

export { addressOf, plainSpelling } from "./addresses";
export { textFiles } from "./files";
export { nodeFields } from "./node-fields";
export { componentOf } from "./pages";
export { withNewest } from "./publish";
export { inOrder } from "./related";
export { twinsOf, type LanguageSite } from "./twins";
export type { Output, Page, Site } from "./outputs";
export type { ExcludedEntry } from "./publish";
export type { Resolve } from "./links";

/** All entries, on the site or not. */
export const allEntries = ({ entries, excluded }: Pick<Site, "entries" | "excluded">): Entry[] => [
  ...entries,
  ...excluded.map(({ entry }) => entry),
];

/** Leaves out the entries of parts that are off. */
export function withoutPartsOff(entries: readonly Entry[]): Entry[] {
  const { kinds } = partsOff(entries);
  return entries.filter(({ kind }) => !kinds.has(kind));
}

/**
 * Makes the site of some entries, as they are.
 * @param entries those on the site; for the check, invalid ones may be among them
 * @param today the day of the visit
 */
export function siteOf(
  entries: readonly Entry[],
  today: string,
  excluded: readonly ExcludedEntry[] = [],
): Site {
  const off = partsOff(entries);
  const excludedDrafts = excluded.flatMap(
    ({ entry }) => (isDraft(entry) && addressOf(entry)) || [],
  );
  const claims: Output[] = [
    ...madeFiles.filter(({ address }) => !off.faultOf(address)),
    ...siteRedirects(entries, off),
    ...pagesOf(entries, off, today),
    ...aliasRedirects(entries),
    ...ownersRedirects(entries, new Set(excludedDrafts)),
  ];
  const outputs = new Map<string, Output>();
  for (const claim of claims) {
    const address = plainSpelling(claim.address);
    if (!outputs.has(address)) outputs.set(address, claim);
  }
  const all = [...outputs.values()];
  const pages = all.filter((output) => output.type === "page");
  const redirects = all.filter((output) => output.type === "redirect");
  const pageOf = new Map(
    pages.map((page) => [page.entry && `${page.entry.kind} ${page.entry.id}`, page]),
  );
  const current = new Map(
    redirects.flatMap(({ address, to, field }) =>
      field?.[0] === "aliases" ? [[address, to]] : [],
    ),
  );
  let related: ReturnType<typeof relate> | undefined;
  return {
    entries,
    locale: localeOf(entryOf(entries, "SiteSettings")?.data.language),
    today,
    excluded,
    claims,
    pages,
    redirects,
    at: (address) => outputs.get(plainSpelling(address)),
    pageOf: ({ kind, id }) => pageOf.get(`${kind} ${id}`),
    off: off.parts,
    faultOf: off.faultOf,
    resolve: (to) => {
      const [address = "", ...anchor] = to.split(/(?=#)/);
      return off.faultOf(to) ? "" : (current.get(address) ?? address) + anchor.join("");
    },
    related: (entry) => (related ??= relate(entries)).get(entry),
  };
}

/**
 * Makes the site that an audience sees: without excluded entries and links to parts that are off.
 * @param entries all entries, without invalid ones except drafts
 * @param invalidDrafts drafts with problems, which are always excluded
 */
export function makeSite(
  entries: readonly Entry[],
  audience: Audience,
  invalidDrafts: ReadonlySet<Entry> = new Set(),
): Site {
  const { shown, excluded } = publish(entries, audience, invalidDrafts);
  const { resolve, locale } = siteOf(shown, audience.today);
  const set = relink(shown, resolve).map((entry) => typesetEntry(entry, locale));
  return siteOf(set, audience.today, excluded);
}
