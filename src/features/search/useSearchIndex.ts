import { useCallback, useEffect, useState } from "react";
import type { Engine } from "./engine";
import { searchIndex } from "./search-index";

interface SearchIndex {
  /** Set once the index has been fetched. */
  engine: Engine | undefined;
  /** True if it could not be fetched and there is no earlier one. */
  failed: boolean;
  retry: () => void;
}

/** The index while a dialog is open; an outdated one is used until the new one has arrived. */
export function useSearchIndex(): SearchIndex {
  const [engine, setEngine] = useState(searchIndex.current);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let left = false;
    searchIndex.read().then(
      (read) => {
        if (!left) setEngine(read);
      },
      () => {
        if (!left) setFailed(true);
      },
    );
    return () => {
      left = true;
    };
  }, [attempt]);
  const retry = useCallback(() => {
    setFailed(false);
    setAttempt((number) => number + 1);
  }, []);
  return { engine, failed, retry };
}
