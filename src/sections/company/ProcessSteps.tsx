import { graphql } from "gatsby";
import styled from "styled-components";
import { mixin } from "../../theme/mixins";
import { colour, media, size, space } from "../../theme/tokens";
import { CheckList } from "../../ui/CheckList";
import { spoken } from "../../ui/spoken";

interface ProcessStepsProps {
  steps: readonly Queries.ProcessStepPartFragment[];
  labels: { duration: string; deliverables: string; outcome: string };
}

export const ProcessSteps = ({ steps, labels }: ProcessStepsProps) => (
  <List className="steps">
    {steps.map((step) => (
      <li key={step.slug} id={step.slug}>
        <Number aria-hidden="true">{step.order}</Number>
        <div>
          <h2>{step.title}</h2>
          <p>{step.subtitle}</p>
          <p>{step.description}</p>
          <dl>
            <div>
              <dt>{labels.duration}</dt>
              <dd>{spoken(step.duration)}</dd>
            </div>
            <div>
              <dt>{labels.outcome}</dt>
              <dd>{spoken(step.outcome)}</dd>
            </div>
          </dl>
        </div>
        <div>
          <h3>{labels.deliverables}</h3>
          <CheckList items={step.deliverables} />
        </div>
      </li>
    ))}
  </List>
);

export const query = graphql`
  fragment ProcessStepPart on ProcessStep {
    slug
    order
    title
    subtitle
    description
    duration
    deliverables
    outcome
  }
`;

const List = styled.ol`
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(6)};
    padding-block: ${space(12)};
    border-top: 1px solid ${colour.line};
  }

  > li:first-child {
    padding-top: 0;
    border-top: 0;
  }

  > li > div > p {
    color: ${colour.muted};
  }

  > li > div > h2 + p {
    margin-block: ${space(1)} ${space(4)};
    color: ${colour.ink};
    font-size: 1.1875rem;
    font-weight: 500;
  }

  h3 {
    margin-bottom: ${space(4)};
    font-size: 1rem;
  }

  dl {
    display: grid;
    gap: ${space(4)};
    margin-top: ${space(6)};
  }

  dt {
    color: ${colour.muted};
    font-size: ${size.compact};
  }

  dd {
    font-weight: 600;
  }

  ${media.tablet} {
    dl {
      grid-template-columns: 1fr 1.6fr;
    }
  }

  ${media.desktop} {
    > li {
      grid-template-columns: 6rem 1.6fr 1fr;
      gap: ${space(12)};
    }
  }
`;

const Number = styled.span`
  color: ${colour.keel};
  ${mixin.serif("4.5rem")}
  line-height: 0.9;
`;
