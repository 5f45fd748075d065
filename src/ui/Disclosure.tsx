import type { ReactNode } from "react";
import styled from "styled-components";
import { colour, media, size, space } from "../theme/tokens";

interface DisclosureProps {
  /** The summary, which opens it on a small window. */
  label: string;
  /** The name of its entry, for screen readers. */
  of?: string;
  children: ReactNode;
}

/** Details that are always open on a wide window and on paper, and closed at first on a small one. */
export const Disclosure = ({ label, of, children }: DisclosureProps) => (
  // A wide window hides the summary, which names it otherwise.
  <Details aria-label={[label, of].filter(Boolean).join(": ")}>
    <summary>
      {label}
      {of && <span className="visually-hidden">: {of}</span>}
    </summary>
    {children}
  </Details>
);

const Details = styled.details`
  summary {
    display: flex;
    gap: ${space(2)};
    align-items: center;
    width: fit-content;
    min-height: 1.875rem;
    font-size: ${size.compact};
    font-weight: 600;
  }

  summary::before {
    content: "+";
    width: 0.75rem;
    color: ${colour.accent};
    font-size: 1.25rem;
    line-height: 1;
  }

  &[open] > summary::before {
    content: "\\2212";
  }

  /* A browser that cannot show the content of closed details keeps the summary. */
  @supports selector(::details-content) {
    ${media.tabletOrPrint} {
      summary {
        display: none;
      }

      &::details-content {
        content-visibility: visible;
      }
    }
  }
`;
