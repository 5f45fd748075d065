/** The index in the browser: fetched when the search opens, kept for five minutes. */
import { withPrefix } from "gatsby";
import { cacheOf } from "./cache";
import { indexAddress, type SearchDocument } from "../../lib/search-document";
import { engineOf } from "./engine";
import { withRetries } from "../../browser/retry";

async function fetchDocuments(): Promise<SearchDocument[]> {
  const response = await fetch(withPrefix(indexAddress));
  if (!response.ok) throw new Error(`The index was answered with ${response.status}.`);
  return (await response.json()) as SearchDocument[];
}

/** The engine over the index; a failed fetch is retried. */
export const searchIndex = cacheOf(async () => engineOf(await withRetries(fetchDocuments)));
