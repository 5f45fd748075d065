import { useCallback, useEffect, useState } from "react";
import type { Engine } from "./engine";
import { searchIndex } from "./search-index";

interface SearchIndex {
  /** There once the index has been fetched. */
  engine: Engine | undefined;
  /** True when it could not be fetched and there is none from before. */
  failed: boolean;
  retry: () => void;
}

/** The index while a dialog is open; one that is out of date serves until the new one is there. */
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
