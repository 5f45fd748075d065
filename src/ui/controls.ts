import styled, { css } from "styled-components";
import { colour, media, radius, side, size, space } from "../theme/tokens";

/** The ids of the elements that describe a control: its hint, and its error if there is one. */
export const describedBy = (id: string, hint?: string | null, error?: string): string | undefined =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;

/** The error message of a field. */
export const Problem = styled.p`
  color: ${colour.danger};
  font-size: ${size.small};
  font-weight: 500;
`;

/** The frame of a control. */
export const frame = css`
  min-height: 3rem;
  border: 1px solid ${colour.edge};
  border-radius: ${radius.control};
  background: ${colour.surface};

  &:hover {
    border-color: ${colour.ink};
  }

  &:is([aria-invalid="true"], :has([aria-invalid="true"])) {
    border-color: ${colour.danger};
    box-shadow: inset 0 0 0 1px ${colour.danger};
  }
`;

const control = css`
  ${frame}
  width: 100%;
  padding: ${space(2.5)} ${space(3.5)};
  color: ${colour.ink};
`;

export const Input = styled.input`
  ${control}
`;

/** One of the two strokes of a down arrow, as a square background image. */
const stroke = (towards: string) =>
  `linear-gradient(to ${towards}, transparent calc(50% - 0.75px), ${colour.ink} calc(50% - 0.75px) calc(50% + 0.75px), transparent calc(50% + 0.75px))`;

/** The width of a stroke: half of the arrow. */
const strokeWidth = "0.375rem";

/** A native select; its arrow is as far from the edge as the text. */
export const Select = styled.select`
  ${control}
  padding-inline-end: ${space(10)};
  appearance: none;
  background-image: ${stroke(`top ${side.end}`)}, ${stroke(`top ${side.start}`)};
  background-repeat: no-repeat;
  background-position:
    ${side.end} calc(${space(3.5)} + ${strokeWidth}) center,
    ${side.end} ${space(3.5)} center;
  background-size: ${strokeWidth} ${strokeWidth};

  ${media.forced} {
    padding-inline-end: ${space(3.5)};
    background-image: none;
    appearance: auto;
  }
`;

export const TextArea = styled.textarea`
  ${control}
  min-height: 9rem;
  resize: vertical;
`;
