import { useCallback, useState } from "react";
import { withPrefix } from "gatsby";
import { type Search, createSearchIndex } from "./search-index";
import { indexAddress, type SearchDocument } from "../../lib/search-document";
import { withRetries } from "../../browser/retry";

/** After this time without an index, in milliseconds, the visitor is told; it may still arrive. */
const patience = 9000;

/** How long the index counts as fresh, in milliseconds: five minutes. */
const lifetime = 5 * 60 * 1000;

let latest: { index: Promise<Search>; at: number } | undefined;

async function fetchDocuments(): Promise<SearchDocument[]> {
  const response = await fetch(withPrefix(indexAddress));
  if (!response.ok) throw new Error(`The search index answered with status ${response.status}.`);
  return (await response.json()) as SearchDocument[];
}

/** Returns the index. Fetches it again once it is out of date, and keeps the old one if that fails. */
function readIndex(): Promise<Search> {
  if (latest && Date.now() - latest.at < lifetime) return latest.index;
  const before = latest?.index;
  const index = withRetries(fetchDocuments)
    .then(createSearchIndex)
    .catch((error: unknown) => {
      latest = undefined;
      if (before) return before;
      throw error;
    });
  latest = { index, at: Date.now() };
  return index;
}

/**
 * The index of an open dialog; an outdated one is used until the new one has arrived.
 * @returns `failed`, true if it could not be fetched and there is no earlier one; and `refresh`, which fetches it if there is none, if it is out of date, or if it could not be fetched
 */
export function useSearchIndex() {
  const [state, setState] = useState<{ index?: Search; failed: boolean }>({ failed: false });
  const refresh = useCallback(() => {
    setState(({ index }) => ({ index, failed: false }));
    const onFailure = () => setState(({ index }) => ({ index, failed: !index }));
    const timer = setTimeout(() => {
      // The next attempt does not wait for this one.
      latest = undefined;
      onFailure();
    }, patience);
    readIndex()
      .then((index) => setState({ index, failed: false }), onFailure)
      .finally(() => clearTimeout(timer));
  }, []);
  return { ...state, refresh };
}
