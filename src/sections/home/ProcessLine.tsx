import { graphql } from "gatsby";
import styled from "styled-components";
import { CtaLink } from "../../analytics/CtaLink";
import { reveal } from "../../ui/reveal";
import { Actions } from "../../ui/Section";
import { spoken } from "../../ui/spoken";
import { TextLink } from "../../ui/TextLink";
import { mixin } from "../../theme/mixins";
import { colour, media, size, space } from "../../theme/tokens";

interface ProcessLineProps {
  copy: Queries.ProcessLineCopyFragment;
  steps: readonly Queries.ProcessLineStepFragment[];
}

/** The steps as markers on a line: durations above, outcomes below. */
export const ProcessLine = ({ copy, steps }: ProcessLineProps) => (
  <>
    <Line className="markers">
      {steps.map(({ slug, order, title, subtitle, duration, outcome }) => (
        <li key={slug} {...reveal()}>
          <p>{spoken(duration)}</p>
          <Marker aria-hidden="true">{order}</Marker>
          <h3>{title}</h3>
          <p>{subtitle}</p>
          <p>{spoken(outcome)}</p>
        </li>
      ))}
    </Line>
    <Actions>
      <CtaLink call={copy.call} />
      <TextLink {...copy.link} />
    </Actions>
  </>
);

export const query = graphql`
  fragment ProcessLineCopy on HomeProcess {
    intro {
      ...IntroPart
    }
    call {
      ...Call
    }
    link {
      ...TextLink
    }
  }

  fragment ProcessLineStep on ProcessStep {
    slug
    order
    title
    subtitle
    duration
    outcome
  }
`;

const Line = styled.ol`
  display: grid;
  margin-bottom: ${space(7)};

  li {
    position: relative;
    padding: 0 0 ${space(6)} ${space(14)};
  }

  li::before {
    content: "";
    position: absolute;
    top: 0;
    bottom: 0;
    left: 1.1875rem;
    width: 2px;
    background: ${colour.keel};
  }

  li:last-child {
    padding-bottom: 0;
  }

  h3 {
    ${mixin.serif("1.75rem")}
    line-height: 1.1;
  }

  p {
    margin-top: ${space(1)};
    color: ${colour.muted};
  }

  p:first-child {
    margin: 0;
    color: ${colour.ink};
    font-size: ${size.small};
    font-weight: 600;
  }

  p:last-child {
    margin-top: ${space(2)};
    color: ${colour.keel};
    font-weight: 600;
    line-height: 1.4;
  }

  ${media.desktop} {
    /* As many columns as fit; the line continues in the next row. */
    grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr));
    gap: ${space(12)} ${space(8)};
    overflow-x: clip;

    li {
      display: flex;
      flex-direction: column;
      padding: 0;
    }

    h3 {
      font-size: 2rem;
    }

    p:last-child {
      margin-top: auto;
      padding-top: ${space(4)};
      border-top: 1px solid ${colour.line};
    }

    li::before {
      inset: 3.4rem -${space(8)} auto 0;
      bottom: auto;
      width: auto;
      height: 2px;
    }

    li:last-child::before {
      right: 0;
    }
  }
`;

const Marker = styled.span`
  position: absolute;
  top: 0;
  left: 0;
  display: grid;
  place-items: center;
  width: 2.4rem;
  height: 2.4rem;
  border: 2px solid ${colour.keel};
  border-radius: 50%;
  background: ${colour.paper};
  color: ${colour.keel};
  ${mixin.serif("1.25rem")}
  line-height: 1;

  ${media.desktop} {
    position: relative;
    margin-block: ${space(3)} ${space(5)};
  }
`;
