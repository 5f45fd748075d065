/** The index in the browser: fetched when the search opens, kept for five minutes. */
import { withPrefix } from "gatsby";
import { createCache } from "./cache";
import { indexAddress, type SearchDocument } from "../../lib/search-document";
import { createSearchIndex } from "./search-index";
import { withRetries } from "../../browser/retry";

async function fetchDocuments(): Promise<SearchDocument[]> {
  const response = await fetch(withPrefix(indexAddress));
  if (!response.ok) throw new Error(`The index was answered with ${response.status}.`);
  return (await response.json()) as SearchDocument[];
}

/** The index, fetched when it is first read; a failed fetch is retried. */
export const cachedIndex = createCache(async () =>
  createSearchIndex(await withRetries(fetchDocuments)),
);
