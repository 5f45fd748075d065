import { graphql } from "gatsby";
import styled from "styled-components";
import { mixin } from "../../theme/mixins";
import { colour, size, space } from "../../theme/tokens";

interface SourcesProps {
  title: string;
  sources: readonly Queries.SourcePartFragment[];
}

export const Sources = ({ title, sources }: SourcesProps) => (
  <Group aria-labelledby="sources">
    <h3 id="sources">{title}</h3>
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
  font-size: ${size.compact};

  h3 {
    margin-bottom: ${space(3)};
    color: ${colour.ink};
    font-size: 1.125rem;
  }

  ul {
    ${mixin.stack(3)}
    padding-left: ${space(5)};
  }
`;
