/** A link of the breadcrumbs. */
export interface Crumb {
  label: string;
  path: string;
}

/** The page in a language, its own included. */
export interface Twin {
  /** Its tag, or x-default for visitors of no other language. */
  language: string;
  /** What another language than that of the page calls itself. */
  name?: string;
  /** The address, with the prefix of the language. */
  address: string;
}

/** What the build says of a page. */
export interface PageContext {
  /** From the home page to the page itself; empty on the home page. */
  crumbs: readonly Crumb[];
  /** The topic of the service that the page is about, for the contact form. */
  topic?: string;
  /** Whether search engines leave the page out. */
  noindex?: boolean;
  /** The page in all languages that have it, if there is more than one. */
  twins?: readonly Twin[];
}
