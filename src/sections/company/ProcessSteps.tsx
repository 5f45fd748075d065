import { graphql } from "gatsby";
import styled from "styled-components";
import { weeksText } from "../../charts/ranges";
import { mixin } from "../../theme/mixins";
import { colour, size, space } from "../../theme/tokens";
import { CheckList } from "../../ui/CheckList";
import { DescriptionList } from "../../ui/DescriptionList";
import { spoken } from "../../ui/spoken";

export const ProcessSteps = ({ steps }: { steps: readonly Queries.ProcessStepPartFragment[] }) => (
  <List className="steps">
    {steps.map((step) => (
      <li key={step.slug} id={step.slug}>
        <Number aria-hidden="true">{step.order}</Number>
        <div>
          <h2>{step.title}</h2>
          <p>{step.subtitle}</p>
          <p>{step.description}</p>
          <DescriptionList
            rows={[
              { label: WORDS.process.duration, value: spoken(weeksText(step.weeks)) },
              { label: WORDS.process.outcome, value: spoken(step.outcome) },
            ]}
          />
        </div>
        <div>
          <h3>{WORDS.process.deliverables}</h3>
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
    weeks
    deliverables
    outcome
  }
`;

const List = styled.ol`
  > li {
    ${mixin.stack(6, 12)}
    ${mixin.columns("desktop", "6rem 1.6fr 1fr")}
    ${mixin.divided(12)}
  }

  > li > div > p {
    color: ${colour.muted};
  }

  > li > div > h2 + p {
    margin-block: ${space(1)} ${space(4)};
    color: ${colour.ink};
    font-size: ${size.lead};
    font-weight: 500;
  }

  h3 {
    margin-bottom: ${space(4)};
    font-size: ${size.body};
  }

  dl {
    margin-top: ${space(6)};
  }
`;

const Number = styled.span`
  color: ${colour.accent};
  ${mixin.serif(size.h1, 0.9)}
`;
