/** What the index of the search holds: made at build time, read by the dialog. */

export interface SearchDocument {
  /** The address of the page, which is the document's key. */
  href: string;
  /** The word for what it is, such as Article. */
  type: string;
  title: string;
  description: string;
  /** Search phrases the page answers. */
  keywords: string;
  /** The text of the page, as far as the index has room for it. */
  body: string;
}

/** The address of the index, and its file below public/. */
export const indexAddress = "/search-index.json";
