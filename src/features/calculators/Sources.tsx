import { graphql } from "gatsby";
import styled from "styled-components";
import { mixin } from "../../theme/mixins";
import { colour, size, space } from "../../theme/tokens";

export const Sources = ({ sources }: { sources: readonly Queries.SourcePartFragment[] }) => (
  <Group aria-labelledby="sources">
    <h3 id="sources">{WORDS.calculator.sources}</h3>
    <ul>
      {sources.map((source) => (
        <li key={source.href}>
          <a href={source.href}>{source.title}</a>. {source.says}
        </li>
      ))}
    </ul>
  </Group>
);

export const query = graphql`
  fragment SourcePart on CalculatorSource {
    title
    says
    href
  }
`;

const Group = styled.section`
  ${mixin.description}
  font-size: ${size.small};

  h3 {
    margin-bottom: ${space(3)};
    color: ${colour.ink};
    font-size: 1.125rem;
  }

  ul {
    ${mixin.stack(3)}
    padding-inline-start: ${space(5)};
  }
`;
