/** An entry of the search index, which the build writes and the search dialog reads. */

export interface SearchDocument {
  href: string;
  /** The type of the page in words, such as Article. */
  type: string;
  title: string;
  description: string;
  keywords: string;
  /** The text of the page, as far as it fits into the index. */
  body: string;
}

/** The address of the index, and of its file below public/. */
export const indexAddress = "/search-index.json";
