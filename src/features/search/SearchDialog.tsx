import {
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
} from "react";
import { flushSync } from "react-dom";
import styled from "styled-components";
import { track } from "../../analytics/events";
import { fill } from "../../lib/fill-names";
import { plural } from "../../lib/plural";
import { useHydrated } from "../../browser/useHydrated";
import { colour, size, space } from "../../theme/tokens";
import { LiveMessage } from "../../ui/LiveMessage";
import { Button } from "../../ui/Button";
import { Input } from "../../ui/controls";
import { Icon } from "../../ui/Icon";
import { searchDialogId } from "./opening";
import { moveByKey } from "./move-by-key";
import { Frame, Keys, keysId, Panel } from "./SearchFrame";
import { SearchResults, SearchLinks } from "./SearchResults";
import { useSearchIndex } from "./useSearchIndex";

/** How many results are listed; the rest are only counted. */
const resultLimit = 20;

/** A shorter text is not searched for. */
const shortestQuery = 2;

const fieldId = "search-field";

function lockPage(locked: boolean): void {
  document.documentElement.style.overflow = locked ? "hidden" : "";
}

/** One sentence for the state of the search; `count` is undefined while the index is loading. */
function statusOf(start: string, query: string, failed: boolean, count?: number): string {
  if (failed) return WORDS.search.failed;
  if (count === undefined) return WORDS.search.loading;
  if (!query) return start;
  if (count === 0) return fill(WORDS.search.none, { query });
  const results = plural(WORDS.search.results, count);
  return count > resultLimit
    ? fill(WORDS.search.best, { shown: String(resultLimit), results })
    : results;
}

/**
 * The site search: a field, and results as links that the arrow keys reach. `src/inline-scripts/search.ts` opens it and
 * closes it on Escape, also before this script runs; the browser restores the focus.
 */
export const SearchDialog = ({ copy }: { copy: Queries.SearchPartFragment }) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const pressTarget = useRef<EventTarget | null>(null);
  const [query, setQuery] = useState("");
  const hydrated = useHydrated();
  const { index, failed, refresh } = useSearchIndex();
  const results = useMemo(() => index?.(query), [index, query]);
  const status = statusOf(copy.start, query, failed, results?.length);

  const typedQuery = useCallback(() => {
    const text = field.current?.value.trim() ?? "";
    return text.length < shortestQuery ? "" : text;
  }, []);
  const onOpen = useCallback(() => {
    // Not in the inline script, because a layout of the page would delay its answer to the press.
    lockPage(true);
    refresh();
  }, [refresh]);
  // The visitor may have opened it and typed before this script ran.
  useEffect(() => {
    if (!dialog.current?.open) return;
    onOpen();
    setQuery(typedQuery());
  }, [onOpen, typedQuery]);
  const close = useCallback(() => dialog.current?.close(), []);
  useEffect(() => {
    // WebKit empties the field of a page that Back restores.
    window.addEventListener("pagehide", close);
    return () => window.removeEventListener("pagehide", close);
  }, [close]);

  const stops = () => [
    field.current,
    ...(dialog.current?.querySelectorAll<HTMLElement>("[data-results] a") ?? []),
  ];
  /** Lists the results of the current query at once. */
  const findNow = () => flushSync(() => setQuery(typedQuery()));
  const goToFirst = () => {
    findNow();
    // Without results, the first link is a suggestion, which does not match the query.
    if (index?.(typedQuery()).length) stops()[1]?.click();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Safari ends the composition before the key that confirms a word, which has this code.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key === "Enter" && event.target === field.current) goToFirst();
    // A later update of the list would remove the result that the arrow key focuses.
    if (event.key === "ArrowDown") findNow();
    moveByKey(event, stops());
  };
  const onClick = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    const follows = (target as Element).closest("a") && !ctrlKey && !metaKey && !shiftKey;
    // The dialog element itself is the target only outside its panel. A press that begins in the panel selects text.
    const outside = target === dialog.current && pressTarget.current === target;
    if (follows || outside) close();
  };
  const onClose = () => {
    const search_term = typedQuery();
    if (search_term) track("search", { search_term });
    lockPage(false);
    if (field.current) field.current.value = "";
    setQuery("");
  };

  return (
    <Frame
      ref={dialog}
      id={searchDialogId}
      aria-label={WORDS.search.label}
      onClose={onClose}
      onKeyDown={onKeyDown}
      // Keyboard users close it with Escape or with its button, so the click outside needs no key of its own.
      onPointerDown={({ target }) => (pressTarget.current = target)}
      onClick={onClick}
      // The dialog may be open before this script runs.
      suppressHydrationWarning
    >
      <Panel>
        <div role="search">
          <label htmlFor={fieldId}>{WORDS.search.field}</label>
          <Row>
            <Input
              ref={field}
              id={fieldId}
              type="search"
              autoComplete="off"
              maxLength={100}
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="go"
              aria-describedby={hydrated ? keysId : undefined}
              onFocus={onOpen}
              // Shows the typed text at once; searching and rendering may take longer.
              onChange={() => startTransition(() => setQuery(typedQuery()))}
            />
            <form method="dialog">
              <Button type="submit" $variant="ghost" $size="icon" aria-label={WORDS.search.close}>
                <Icon name="close" size={24} />
              </Button>
            </form>
          </Row>
        </div>
        <State className="state needs-script">{status}</State>
        <LiveMessage text={failed || query ? status : ""} pause={500} />
        <p className="without-script">{WORDS.search.unavailable}</p>
        {failed && (
          <Button type="button" $variant="outline" onClick={refresh}>
            {WORDS.search.retry}
          </Button>
        )}
        {hydrated && (
          <>
            <Scroll data-results="">
              {query && results && <SearchResults results={results.slice(0, resultLimit)} />}
              {!failed && results?.length === 0 && (
                <SearchLinks advice={query && copy.advice} links={copy.links} />
              )}
            </Scroll>
            <Keys className="needs-script">{WORDS.search.keys}</Keys>
          </>
        )}
      </Panel>
    </Frame>
  );
};

const Row = styled.div`
  display: flex;
  gap: ${space(2)};
  margin-top: ${space(2)};

  input {
    min-width: 0;
  }

  button {
    flex: none;
  }
`;

const State = styled.p`
  color: ${colour.muted};
  font-size: ${size.small};
`;

const Scroll = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;

  a:focus-visible {
    outline-offset: -2px;
  }
`;
