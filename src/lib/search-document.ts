/** What the search index holds: made at build time, read by the dialog. */

export interface SearchDocument {
  /** The address of the page, which is the document's key. */
  href: string;
  /** The type of the page in words, such as Article. */
  type: string;
  title: string;
  description: string;
  /** Search phrases that the page answers. */
  keywords: string;
  /** The text of the page, as far as it fits into the index. */
  body: string;
}

/** The address of the index, and of its file below public/. */
export const indexAddress = "/search-index.json";
