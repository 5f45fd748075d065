/** A link of the breadcrumbs. */
export interface Crumb {
  label: string;
  path: string;
}

/** What the build says of a page. */
export interface PageContext {
  /** From the home page to the page itself; empty on the home page. */
  crumbs: readonly Crumb[];
  /** The topic of the service that the page is about, for the contact form. */
  topic?: string;
  /** Whether search engines leave the page out. */
  noindex?: boolean;
}
