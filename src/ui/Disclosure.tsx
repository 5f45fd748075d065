import type { ReactNode } from "react";
import styled from "styled-components";
import { mixin } from "../theme/mixins";
import { colour, media, size, space } from "../theme/tokens";

interface DisclosureProps {
  /** The summary, which opens it on a small window. */
  label: string;
  /** The name of its entry, for screen readers. */
  of?: string;
  /** The level of the heading that stands for the summary on a wide window. */
  level?: 2 | 3 | 5;
  /** True if a wide window, too, shows the summary and not yet the details. */
  always?: boolean;
  /** True if it is open at first on a small window, too. */
  open?: boolean;
  children: ReactNode;
}

/** Details that are closed at first on a small window; on a wide one and on paper they are open. */
export const Disclosure = ({ label, of, level, always, open, children }: DisclosureProps) => {
  const Heading = `h${level ?? 2}` as const;
  return (
    // A wide window hides the summary, which names it otherwise.
    <Details $always={always} open={open} aria-label={[label, of].filter(Boolean).join(": ")}>
      <summary>
        {label}
        {of && <span className="visually-hidden">: {of}</span>}
      </summary>
      {level && <Heading>{label}</Heading>}
      {children}
    </Details>
  );
};

const Details = styled.details<{ $always?: boolean }>`
  summary {
    display: flex;
    gap: ${space(2)};
    align-items: center;
    width: fit-content;
    min-height: 1.875rem;
    font-size: ${size.small};
    font-weight: 600;
  }

  > :is(h2, h3, h5) {
    display: none;
    ${mixin.plain(size.body)}
  }

  summary::before {
    content: "+";
    width: 0.75rem;
    color: ${colour.accent};
    font-size: ${size.lead};
    line-height: 1;
  }

  &[open] > summary::before {
    content: "\\2212";
  }

  /* A browser that cannot show the content of closed details keeps the summary. */
  @supports selector(::details-content) {
    ${({ $always }) => ($always ? media.print : media.tabletOrPrint)} {
      summary {
        display: none;
      }

      > :is(h2, h3, h5) {
        display: block;
      }

      &::details-content {
        content-visibility: visible;
      }
    }
  }
`;
