import { graphql } from "gatsby";
import styled from "styled-components";
import { colour, measure, size, space } from "../../theme/tokens";

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
  max-width: ${measure.text};
  color: ${colour.muted};
  font-size: ${size.compact};

  h3 {
    margin-bottom: ${space(3)};
    color: ${colour.ink};
    font-size: 1.125rem;
  }

  ul {
    display: grid;
    gap: ${space(3)};
    padding-left: ${space(5)};
  }
`;
