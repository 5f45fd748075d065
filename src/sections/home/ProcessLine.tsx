import { graphql } from "gatsby";
import styled from "styled-components";
import { weeksText } from "../../charts/ranges";
import { CtaLink } from "../../ui/CtaLink";
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

/** The steps as markers on a line, each with its duration and outcome. */
export const ProcessLine = ({ copy, steps }: ProcessLineProps) => (
  <>
    <Line className="markers">
      {steps.map(({ slug, order, title, subtitle, weeks, outcome }) => (
        <li key={slug} {...reveal()}>
          <span aria-hidden="true">{order}</span>
          <h3>{title}</h3>
          <p>{spoken(weeksText(weeks))}</p>
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
    weeks
    outcome
  }
`;

const Line = styled.ol`
  ${mixin.stack(4)}
  overflow: clip;

  li {
    position: relative;
    ${mixin.row(0, 4)}
    align-items: baseline;
    justify-content: space-between;
    padding-inline-start: ${space(14)};
  }

  /* The line, as far as the next marker; below the last one, the list cuts it off. */
  li::before {
    content: "";
    position: absolute;
    top: 0;
    inset-inline-start: 1.1875rem;
    width: 2px;
    height: calc(100% + ${space(4)});
    background: ${colour.accent};
  }

  li > span {
    position: absolute;
    top: 0;
    inset-inline-start: 0;
    display: grid;
    place-items: center;
    width: 2.4rem;
    height: 2.4rem;
    border: 2px solid ${colour.accent};
    border-radius: 50%;
    background: ${colour.paper};
    color: ${colour.accent};
    ${mixin.serif(size.lead, 1)}
  }

  h3 {
    ${mixin.serif(size.title, 1.1)}
  }

  p + p {
    width: 100%;
    color: ${colour.muted};
  }

  h3 + p,
  p:last-child {
    ${mixin.tag}
  }

  ${media.desktop} {
    /* As many columns as fit; the line continues in the next row. */
    grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr));
    gap: ${space(10)} ${space(8)};

    li {
      flex-flow: column;
      justify-content: start;
      gap: ${space(2)};
      padding: ${space(14)} 0 0;
    }

    li::before {
      top: 1.1875rem;
      inset-inline-start: 0;
      width: calc(100% + ${space(8)});
      height: 2px;
    }

    p:last-child {
      margin-top: auto;
    }
  }
`;
