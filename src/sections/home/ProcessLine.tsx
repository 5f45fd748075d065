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

/** The steps as markers on a line: durations above, outcomes below. */
export const ProcessLine = ({ copy, steps }: ProcessLineProps) => (
  <>
    <Line className="markers">
      {steps.map(({ slug, order, title, subtitle, weeks, outcome }) => (
        <li key={slug} {...reveal()}>
          <p>{spoken(weeksText(weeks))}</p>
          <span aria-hidden="true">{order}</span>
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
    order: -1;
    ${mixin.serif(size.title, 1.1)}
  }

  h3 ~ p {
    flex-basis: 100%;
    color: ${colour.muted};
    line-height: 1.4;
  }

  p:first-child,
  p:last-child {
    ${mixin.tag}
    line-height: 1.4;
  }

  ${media.desktop} {
    /* As many columns as fit; the line continues in the next row. */
    grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr));
    gap: ${space(10)} ${space(8)};

    li {
      flex-flow: column;
      padding: 0;
    }

    h3 {
      order: 0;
    }

    h3 ~ p {
      flex-basis: auto;
    }

    li::before {
      top: 3.1rem;
      inset-inline-start: 0;
      width: calc(100% + ${space(8)});
      height: 2px;
    }

    li > span {
      position: relative;
      margin-block: ${space(3)};
    }

    p:last-child {
      margin-top: auto;
      padding-top: ${space(3)};
    }
  }
`;
