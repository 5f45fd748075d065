import {
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
} from "react";
import { flushSync } from "react-dom";
import styled from "styled-components";
import { barHeight, colour, media, palettes, radius, size, space } from "../../theme/tokens";
import { Button } from "../../ui/Button";
import { Input } from "../../ui/Field";
import { Icon } from "../../ui/Icon";
import { moveByKey } from "./result-keys";
import { searchStatus } from "./search-status";
import { SearchLinks } from "./SearchLinks";
import { SearchResults } from "./SearchResults";
import { slashIsOn, switchSlash } from "./slash-key";
import { useSearchIndex } from "./useSearchIndex";

/** How many results are listed; the rest are only counted. */
const resultLimit = 20;

interface SearchDialogProps {
  words: Queries.SearchPartFragment;
  /** @param followed whether a link was followed, so that the focus belongs to the new page */
  onClose: (followed: boolean) => void;
}

/** The site search: a field, and the results as links that the arrow keys reach. */
export const SearchDialog = ({ words, onClose }: SearchDialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const followed = useRef(false);
  const [input, setInput] = useState("");
  const [query, setQuery] = useState("");
  const { index, failed, retry } = useSearchIndex();
  const results = useMemo(() => index?.search(query), [index, query]);

  useEffect(() => {
    const { style } = document.documentElement;
    style.overflow = "hidden";
    dialog.current?.showModal();
    field.current?.focus();
    return () => {
      style.overflow = "";
    };
  }, []);
  const close = useCallback(() => dialog.current?.close(), []);

  /** The field and the links, in arrow-key order. */
  const stops = () => [
    field.current,
    ...(dialog.current?.querySelectorAll<HTMLElement>("[data-results] a") ?? []),
  ];
  /** Lists what is found for all that is typed, now. */
  const findNow = () => flushSync(() => setQuery(input.trim()));
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    findNow();
    // Without a result, the links that are listed instead are not what was looked for.
    if (index?.search(input.trim()).length) stops()[1]?.click();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Of a search field, Firefox clears the text first, and WebKit does not close the dialog at all.
    if (event.key === "Escape" && !event.nativeEvent.isComposing) {
      event.preventDefault();
      close();
    }
    // A list that came later would take away the result that the arrow has led to.
    if (event.key === "ArrowDown") findNow();
    moveByKey(event, stops());
  };
  const onClick = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    if ((target as Element).closest("a") && !ctrlKey && !metaKey && !shiftKey)
      followed.current = true;
    // The dialog element itself is the target only outside its panel.
    if (followed.current || target === dialog.current) close();
  };

  return (
    // Keyboard users close it with Escape or with its button, so the click outside needs no key of its own.
    <Frame
      ref={dialog}
      aria-label={words.label}
      onClose={() => onClose(followed.current)}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      <Panel>
        <form role="search" onSubmit={onSubmit}>
          <label htmlFor="search-field">{words.field}</label>
          <Row>
            <Input
              ref={field}
              id="search-field"
              type="search"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="go"
              value={input}
              onChange={({ target: { value } }) => {
                setInput(value);
                // What is typed shows at once; finding and listing may take longer than that.
                startTransition(() => setQuery(value.trim()));
              }}
            />
            <Button
              type="button"
              $variant="ghost"
              $size="icon"
              aria-label={words.close}
              onClick={close}
            >
              <Icon name="close" size={24} />
            </Button>
          </Row>
        </form>
        <State role="status">
          {searchStatus(words, { query, failed, count: results?.length, limit: resultLimit })}
        </State>
        {failed && (
          <Button type="button" $variant="outline" onClick={retry}>
            {words.retry}
          </Button>
        )}
        <Scroll data-results="">
          {query && results && <SearchResults results={results.slice(0, resultLimit)} />}
          {!failed && results?.length === 0 && (
            <SearchLinks advice={query && words.advice} links={words.links} />
          )}
        </Scroll>
        <Foot>
          <span>{words.keys}</span>
          <label>
            <input
              type="checkbox"
              defaultChecked={slashIsOn()}
              onChange={({ target }) => switchSlash(target.checked)}
            />
            {words.slash}
          </label>
        </Foot>
      </Panel>
    </Frame>
  );
};

const Frame = styled.dialog`
  width: min(44rem, 100vw - ${space(8)});
  max-width: none;
  max-height: calc(100dvh - ${barHeight} * 2);
  margin: ${barHeight} auto auto;
  padding: 0;
  overflow: hidden;
  border: 1px solid ${colour.line};
  border-radius: ${radius.panel};
  background: ${colour.surface};
  color: ${colour.ink};

  &[open] {
    display: flex;
  }

  &::backdrop {
    background: color-mix(in srgb, ${palettes.band.paper} 60%, transparent);
  }

  ${media.belowTablet} {
    width: 100vw;
    height: 100dvh;
    max-height: none;
    margin: 0;
    border: 0;
    border-radius: 0;
  }
`;

const Panel = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space(3)};
  min-width: 0;
  padding: ${space(5)} ${space(5)} ${space(4)};

  ${media.tablet} {
    padding: ${space(6)} ${space(6)} ${space(4)};
  }

  form > label {
    font-weight: 600;
  }

  > button {
    align-self: flex-start;
  }
`;

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
  font-size: 0.9375rem;
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

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(6)};
  justify-content: space-between;
  padding-top: ${space(3)};
  border-top: 1px solid ${colour.line};
  color: ${colour.muted};
  font-size: ${size.small};

  label {
    display: inline-flex;
    gap: ${space(2)};
    align-items: center;
    min-height: 1.5rem;
  }
`;
