/** The context that the build gives a page that it makes from content. */
export interface PageContext {
  /** The title of the page, the last of its breadcrumbs. */
  title?: string;
  /** The addresses of the breadcrumbs between the home page and this one, outermost first. */
  above: readonly string[];
  /** The topic of the service that the page is about, for the contact form. */
  topic?: string;
  /** Whether search engines leave the page out. */
  noindex?: boolean;
}
