import { useEffect, useState, type ReactNode } from "react";
import styled from "styled-components";
import { colour, radius, size, space } from "../theme/tokens";

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
  const [closed, setClosed] = useState(false);

  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => setClosed(key === "Escape");
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);

  return (
    <Place onPointerDown={() => setClosed(true)} onPointerLeave={() => setClosed(false)}>
      {children}
      <Words role="tooltip" aria-hidden="true" data-closed={closed || undefined}>
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
  visibility: hidden;
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

  @media (hover: hover) {
    ${Place}:hover > &:not([data-closed]) {
      visibility: visible;
      transition: visibility 0s 700ms;
    }
  }

  :focus-visible + &:not([data-closed]) {
    visibility: visible;
    transition: none;
  }
`;
