/** The site, and what it has at each address. */
import type { Locale } from "../../lib/locale";
import type { PageContext } from "../../lib/page-context";
import type { SitemapWeight } from "../../model/kind";
import type { PartName } from "../../model/parts";
import type { Entry } from "../read/entry";
import type { EntryRef } from "./addresses";
import type { Resolve } from "./links";
import type { ExcludedEntry } from "./publish";
import type { Related } from "./related";

export interface Page {
  type: "page";
  address: string;
  /** The entry that it shows; a further page of a list and a page after a form have none. */
  entry?: Entry;
  title?: string;
  /** The title in its head, without the name of the site. */
  headTitle: string;
  /** Its component: a file in src/templates or src/pages. */
  component: string;
  /** The variables of its query, and data about it, such as its breadcrumbs. */
  context: PageContext & Record<string, string | number | object | boolean | undefined>;
  /** Whether the search, the sitemap and search engines have it. */
  isListed: boolean;
  /** Undefined for a page to which content cannot link: the one for missing addresses, and those after a form. */
  sitemap?: SitemapWeight;
  /** The day of its last change; for a list that of its newest entry. */
  lastChange?: string;
}

export interface Redirect {
  type: "redirect";
  address: string;
  to: string;
  isPermanent: boolean;
  /** The entry that asks for it, and the field with the old address; none for the site's own redirects. */
  entry?: Entry;
  field?: PropertyKey[];
}

/** A file that the build makes, or the start of the addresses of such files. */
export interface MadeFile {
  type: "file";
  address: string;
  entry?: undefined;
}

export type Output = Page | Redirect | MadeFile;

export interface Site {
  /** The entries on the site, as its pages show them. */
  entries: readonly Entry[];
  /** How the language of the site writes. */
  locale: Locale;
  /** The day of the visit, year-month-day. */
  today: string;
  /** The entries that the audience does not see, invalid drafts included, each with the reason. */
  excluded: readonly ExcludedEntry[];
  /** All claims to addresses; the first claim to an address gets it. */
  claims: readonly Output[];
  pages: readonly Page[];
  redirects: readonly Redirect[];
  /** What is at an address, in any spelling, without an anchor. */
  at: (address: string) => Output | undefined;
  /** The page of an entry, or the first page of its list. */
  pageOf: (entry: EntryRef) => Page | undefined;
  /** The parts that are off. */
  off: readonly PartName[];
  /** Why an address, with or without an anchor, leads to a part that is off; undefined if it does not. */
  faultOf: (address: string) => string | undefined;
  /** The address that a link gets: that of the page, if it has moved; empty if it leads to a part that is off. */
  resolve: Resolve;
  /** Related reading, for kinds that declare it. */
  related: (entry: Entry) => Related | undefined;
}
