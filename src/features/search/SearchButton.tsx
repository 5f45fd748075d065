import { graphql } from "gatsby";
import { useCallback, useLayoutEffect, useRef, useState } from "react";
import styled from "styled-components";
import { fallbackAttribute } from "../../browser/late-scripts";
import { notify } from "../../notifications/notify";
import { colour, space } from "../../theme/tokens";
import { Icon } from "../../ui/Icon";
import { IconButton } from "../../ui/IconButton";
import { Tooltip } from "../../ui/Tooltip";
import type { SearchDialog } from "./SearchDialog";
import { slashIsOn } from "./slash-key";

/** Whether a key pressed on an element types text into it. */
const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

const opens = (event: KeyboardEvent): boolean => {
  const { key, altKey, ctrlKey, metaKey } = event;
  if (key === "/") return !altKey && !ctrlKey && !metaKey && !isTyping(event) && slashIsOn();
  return key === "k" && !altKey && (ctrlKey || metaKey);
};

const lostId = "search-lost";

/** Opens the search: with its button, with / and with Ctrl+K. The dialog is fetched when first opened. */
export const SearchButton = ({ words }: { words: Queries.SearchPartFragment }) => {
  const button = useRef<HTMLButtonElement>(null);
  const [Dialog, setDialog] = useState<typeof SearchDialog>();
  const [opener, setOpener] = useState<HTMLElement>();
  const { label, unavailable } = words;
  /** False once Escape has been pressed while the dialog is on its way. */
  const wanted = useRef(false);

  const open = useCallback(() => {
    wanted.current = true;
    const { activeElement } = document;
    const focused = activeElement instanceof HTMLElement && activeElement !== document.body;
    import("./SearchDialog").then(
      (loaded) => {
        setDialog(() => loaded.SearchDialog);
        if (!wanted.current) return;
        setOpener(focused ? activeElement : (button.current ?? undefined));
      },
      () => notify.error(label, unavailable),
    );
  }, [label, unavailable]);

  // With the layout, so that it hears an early key that is pressed again once React has taken over.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape") wanted.current = false;
      if (event.defaultPrevented || !opens(event)) return;
      event.preventDefault();
      if (!document.querySelector("dialog[open]")) open();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [open]);

  const close = (followed: boolean) => {
    if (!followed) opener?.focus();
    setOpener(undefined);
  };
  return (
    <>
      <End className="needs-script">
        <Tooltip text={label} repeats>
          {() => (
            <IconButton
              ref={button}
              type="button"
              aria-label={label}
              aria-haspopup="dialog"
              aria-keyshortcuts="/ Control+K"
              onClick={open}
              {...{ [fallbackAttribute]: `#${lostId}` }}
            >
              <Icon name="search" />
            </IconButton>
          )}
        </Tooltip>
      </End>
      <Lost id={lostId} className="without-script">
        {unavailable}
      </Lost>
      {Dialog && opener && <Dialog words={words} onClose={close} />}
    </>
  );
};

export const query = graphql`
  fragment SearchPart on SearchWords {
    label
    field
    close
    start
    loading
    one
    many
    best
    none
    advice
    links {
      label
      to
    }
    failed
    retry
    unavailable
    keys
    slash
  }
`;

const End = styled.div`
  margin-left: auto;
`;

/** Below the bar, once a press on the button has led here because the scripts of the page did not come. */
const Lost = styled.p`
  position: absolute;
  inset: 100% 0 auto;
  padding: ${space(3)} ${space(5)};
  background: ${colour.sunken};
  text-align: center;

  &:not(:target) {
    display: none;
  }
`;
