import { useEffect, useRef, useState, type ReactNode } from "react";
import styled from "styled-components";
import { colour, radius, size, space } from "../theme/tokens";

/** How long a pointer must rest before a tooltip opens, in milliseconds. */
const openAfter = 700;

interface TooltipProps {
  text: string;
  /** The control, whose name has the text too. */
  children: ReactNode;
}

/**
 * A short text about a control: shown after 700 ms of hover or at once on keyboard focus, closed with Escape. The
 * pointer may move onto it.
 */
export const Tooltip = ({ text, children }: TooltipProps) => {
  const [open, setOpen] = useState(false);
  const timer = useRef<number | undefined>(undefined);

  useEffect(() => () => window.clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return undefined;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === "Escape") setOpen(false);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [open]);

  const close = () => {
    window.clearTimeout(timer.current);
    setOpen(false);
  };
  return (
    <Place
      onPointerEnter={({ pointerType }) => {
        if (pointerType !== "mouse") return;
        window.clearTimeout(timer.current);
        timer.current = window.setTimeout(() => setOpen(true), openAfter);
      }}
      onPointerLeave={close}
      onPointerDown={close}
      onFocus={({ target }) => {
        if (target.matches(":focus-visible")) setOpen(true);
      }}
      onBlur={close}
    >
      {children}
      <Words role="tooltip" aria-hidden="true" hidden={!open}>
        {text}
      </Words>
    </Place>
  );
};

const Place = styled.span`
  position: relative;
  display: inline-flex;
`;

const Words = styled.span`
  position: absolute;
  top: 100%;
  inset-inline-start: 0;
  z-index: 10;
  width: max-content;
  /* Narrower than a tile of the integrations, so that it stays in the window. */
  max-width: min(12rem, 40vw);
  padding: ${space(1.5)} ${space(3)};
  border-radius: ${radius.control};
  background: ${colour.ink};
  color: ${colour.paper};
  font-size: ${size.small};
  font-weight: 500;
  line-height: 1.35;
`;
