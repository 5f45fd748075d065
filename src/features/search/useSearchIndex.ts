import { useCallback, useEffect, useState } from "react";
import { cachedIndex } from "./fetch-index";
import type { SearchIndex } from "./search-index";

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
