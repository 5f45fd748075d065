import { graphql } from "gatsby";
import { useEffect, useRef, type ReactNode } from "react";
import styled from "styled-components";
import { mixin } from "../../theme/mixins";
import { colour, space } from "../../theme/tokens";
import { Button } from "../../ui/Button";
import { TextLink } from "../../ui/TextLink";

interface ConfirmationProps {
  copy: Queries.ThanksFragment;
  /** The words of the button that brings the form back. */
  again: string;
  onAgain: () => void;
  /** What was sent, and what the visitor can do now. */
  children: ReactNode;
}

/** Takes the place of a form that was sent, and its focus, so that the visitor sees that it has arrived. */
export const Confirmation = ({ copy, again, onAgain, children }: ConfirmationProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Group className="confirmation">
      <h2 ref={heading} tabIndex={-1}>
        {copy.title}
      </h2>
      <p>{copy.lead}</p>
      {children}
      <TextLink {...copy.link} />
      <Button type="button" $variant="outline" onClick={onAgain}>
        {again}
      </Button>
    </Group>
  );
};

export const query = graphql`
  fragment Thanks on ThanksCopy {
    title
    lead
    link {
      ...TextLink
    }
  }
`;

const Group = styled.div`
  ${mixin.stack(6)}
  justify-items: start;
  max-width: 36rem;

  h2 {
    font-size: 2rem;
  }

  summary {
    font-weight: 600;
  }

  dl {
    margin-top: ${space(4)};
  }

  dd {
    white-space: pre-line;
  }

  h2 + p {
    color: ${colour.muted};
  }
`;
