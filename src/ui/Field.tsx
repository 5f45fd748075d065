import type { ReactNode } from "react";
import styled, { css } from "styled-components";
import { colour, look, radius, space } from "../theme/tokens";

interface FieldProps {
  id: string;
  label: string;
  hint?: string | null;
  error?: string;
  /** Stands below the error: what else one can do. */
  help?: ReactNode;
  required?: boolean;
  /** Marks it for a grid of fields: it takes the whole row. */
  wide?: boolean;
  children: ReactNode;
}

/** The ids of the elements that describe a control: its hint, and its error if there is one. */
export const describedBy = (id: string, hint?: string | null, error?: string): string | undefined =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;

export const Field = ({
  id,
  label,
  hint,
  error,
  help,
  required = false,
  wide = false,
  children,
}: FieldProps) => (
  <Group data-wide={wide || undefined}>
    <label htmlFor={id}>
      {label}
      {required && <Star aria-hidden="true">&nbsp;*</Star>}
    </label>
    {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
    {children}
    {error && <Problem id={`${id}-error`}>{error}</Problem>}
    {help}
  </Group>
);

const Group = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(1.5)};

  label {
    font-weight: 600;
  }
`;

const Star = styled.span`
  color: ${colour.danger};
`;

const Hint = styled.p`
  ${look.note}
`;

const Problem = styled.p`
  color: ${colour.danger};
  font-size: 0.9375rem;
  font-weight: 500;
`;

const control = css`
  width: 100%;
  min-height: 3rem;
  padding: ${space(2.5)} ${space(3.5)};
  border: 1px solid ${colour.edge};
  border-radius: ${radius.control};
  background: ${colour.surface};
  color: ${colour.ink};

  &:hover {
    border-color: ${colour.ink};
  }

  &::placeholder {
    color: ${colour.muted};
    opacity: 1;
  }

  &:disabled {
    border-color: ${colour.line};
    background: ${colour.sunken};
    color: ${colour.muted};
    cursor: not-allowed;
  }

  &[aria-invalid="true"] {
    border-color: ${colour.danger};
    box-shadow: inset 0 0 0 1px ${colour.danger};
  }
`;

export const Input = styled.input`
  ${control}
`;

/** One of the two strokes of an arrow that points down, as a square of a background. */
const stroke = (towards: string) =>
  `linear-gradient(to ${towards}, transparent calc(50% - 0.75px), ${colour.ink} calc(50% - 0.75px) calc(50% + 0.75px), transparent calc(50% + 0.75px))`;

/** The width of a stroke of the arrow. */
const half = "0.375rem";

const arrow = css`
  background-image: ${stroke("top right")}, ${stroke("top left")};
  background-repeat: no-repeat;
  background-position:
    right calc(${space(3.5)} + ${half}) center,
    right ${space(3.5)} center;
  background-size: ${half} ${half};
`;

/** A native list of choices, with an arrow that has the same space at its side as the words. */
export const Select = styled.select`
  ${control}
  padding-right: ${space(10)};
  appearance: none;
  ${arrow}

  &:disabled {
    ${arrow}
  }

  @media (forced-colors: active) {
    padding-right: ${space(3.5)};
    background-image: none;
    appearance: auto;
  }
`;

export const TextArea = styled.textarea`
  ${control}
  min-height: 9rem;
  resize: vertical;
`;
