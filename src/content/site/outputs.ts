/** What the site has at an address. */
import type { PageContext } from "../../lib/page-context";
import type { SitemapWeight } from "../../model/kind";
import type { Entry } from "../read/entry";

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
  /** Whether it is above pages and has a page of its own, for hosts without redirects. */
  isFolder?: true;
}

/** A file that the build makes, or the start of the addresses of such files. */
export interface MadeFile {
  type: "file";
  address: string;
  entry?: undefined;
}

export type Output = Page | Redirect | MadeFile;
