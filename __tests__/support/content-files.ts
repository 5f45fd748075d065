/** The content of the site, for tests of the built pages and of the browser, which compare it with the pages. */
import { existsSync, statSync } from "node:fs";
import { contentRoot } from "../../src/content/disk/languages";
import { loadContent, loadSettings } from "../../src/content/disk/load";
import { typesetEntry } from "../../src/content/html/typeset-fields";
import { entriesOf, type Entry } from "../../src/content/read/entry";
import { siteConstant } from "../../src/gatsby/site-constant";
import { companyFacts } from "../../src/lib/company";
import { dayIn } from "../../src/lib/time-zone";
import { kindOf, type Data, type KindName } from "../../src/model/kinds";
import { fillTokens } from "../../src/model/text-tokens";
import "./measured";

export interface ContentEntry<Name extends KindName = KindName> {
  /** The name of its file or folder, or its `id` in a list. */
  id: string;
  data: Data<Name>;
  /** The Markdown below the front matter, with its text tokens filled in; empty if there is none. */
  body: string;
}

/** The day of the build. Entries with a later date are not on the site. */
export const buildDay: string = dayIn(
  loadSettings()?.timeZone ?? "UTC",
  existsSync("public/sitemap.xml") ? statSync("public/sitemap.xml").mtimeMs : Date.now(),
);

const content = loadContent(contentRoot(), { today: buildDay, drafts: false });
Object.assign(globalThis, { SITE: siteConstant(content), WORDS: content.words });

/** The site that the build makes of content. */
export const { site } = content;

/** Whether an address belongs to a part that is off. */
export const isOff = (address: string): boolean => site.faultOf(address) !== undefined;

const everything = [
  ...site.entries,
  ...site.excluded.map(({ entry }) => typesetEntry(entry, site.locale)),
];

/** Sorts newest first if the kind says so, else by `order` if entries have one, else as in the file. */
function inOrder(kind: KindName): (a: Entry, b: Entry) => number {
  const { newestFirst } = kindOf(kind);
  const dayOf = ({ data }: Entry) => String((data as Record<string, unknown>)[newestFirst ?? ""]);
  return (a, b) => {
    if (newestFirst) return dayOf(b).localeCompare(dayOf(a));
    return "order" in a.data && "order" in b.data ? a.data.order - b.data.order : 0;
  };
}

/** The published entries of a kind, in the order of the site. */
export const all = <Name extends KindName>(kind: Name): ContentEntry<Name>[] =>
  entriesOf(site.entries, kind)
    .sort(inOrder(kind))
    .map(({ id, data, body = "" }) => ({ id, data, body: fillTokens(body, content.tokens).text }));

/** The data of a kind with a single entry. */
export function only<Name extends KindName>(kind: Name): Data<Name> {
  const [entry] = entriesOf(everything, kind);
  if (!entry) throw new Error(`There is no ${kind} in content/.`);
  return entry.data;
}

/** The data of an entry by its id. */
export function one<Name extends KindName>(kind: Name, id: string): Data<Name> {
  const entry = entriesOf(everything, kind).find((each) => each.id === id);
  if (!entry) throw new Error(`There is no ${kind} ${id} in content/.`);
  return entry.data;
}

const settings = only("SiteSettings");

const { publisher: _publisher, ...facts } = companyFacts(settings, SITE.country);

/** The facts of the company as pages show them; an empty text for one that is not filled in. */
export const shownCompanyFacts = facts;

const chosenPosts = only("HomePage").blog?.posts;

/** The published articles that the home page shows: the chosen ones, or else the three newest. */
export const homePosts: ContentEntry<"BlogPost">[] =
  !Array.isArray(chosenPosts) || chosenPosts.length === 0
    ? all("BlogPost").slice(0, 3)
    : chosenPosts.flatMap((id) => all("BlogPost").find((post) => post.id === id) ?? []);

/** The site's origin: SITE_URL if it is set, else the `url` of content. */
export const origin: string = process.env.SITE_URL?.trim().replace(/\/$/, "") || settings.url;

export const absolute = (route: string): string => `${origin}${route}`;
