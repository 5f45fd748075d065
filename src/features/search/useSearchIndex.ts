import { useCallback, useEffect, useState } from "react";
import { type SearchIndex, createSearchIndex } from "./search-index";
import { withPrefix } from "gatsby";
import { createCache } from "./cache";
import { indexAddress, type SearchDocument } from "../../lib/search-document";
import { withRetries } from "../../browser/retry";

async function fetchDocuments(): Promise<SearchDocument[]> {
  const response = await fetch(withPrefix(indexAddress));
  if (!response.ok) throw new Error(`The index was answered with ${response.status}.`);
  return (await response.json()) as SearchDocument[];
}

/** The index, fetched when it is first read; a failed fetch is retried. */
const cachedIndex = createCache(async () => createSearchIndex(await withRetries(fetchDocuments)));

interface SearchIndexState {
  index: SearchIndex | undefined;
  /** True if it could not be fetched and there is no earlier one. */
  failed: boolean;
  /** Fetches it again if it is out of date, or could not be fetched. */
  refresh: () => void;
}

/** The index while a dialog is open; an outdated one is used until the new one has arrived. */
export function useSearchIndex(): SearchIndexState {
  const [index, setIndex] = useState(cachedIndex.current);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let unmounted = false;
    cachedIndex.read().then(
      (read) => {
        if (!unmounted) setIndex(read);
      },
      () => {
        if (!unmounted) setFailed(true);
      },
    );
    return () => {
      unmounted = true;
    };
  }, [attempt]);
  const refresh = useCallback(() => {
    setFailed(false);
    setAttempt((number) => number + 1);
  }, []);
  return { index, failed, refresh };
}
