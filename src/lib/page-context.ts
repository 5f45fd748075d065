/** What the build tells a page that it has made of content. */
export interface PageContext {
  /** The title of the page, the last of its breadcrumbs. */
  title?: string;
  /** The addresses of its other breadcrumbs but the home page, from the outermost. */
  above: readonly string[];
  /** How social networks show a link to the page. */
  openGraph?: "article" | "website";
}
