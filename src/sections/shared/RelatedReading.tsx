import { graphql, Link } from "gatsby";
import styled from "styled-components";
import { mixin } from "../../theme/mixins";
import { media, space } from "../../theme/tokens";

interface RelatedReadingProps {
  title: string;
  reading: readonly Queries.RelatedReadingFragment[];
  /** The level of the heading: 2 below a text, 3 within a card. */
  level?: 2 | 3;
}

/** Links to texts about the same services or of the same category (`src/content/site/related.ts`). */
export const RelatedReading = ({ title, reading, level = 2 }: RelatedReadingProps) => {
  const Heading = level === 2 ? "h2" : "h3";
  if (reading.length === 0) return null;
  return (
    <Group>
      <Heading>{title}</Heading>
      <ul className="related">
        {reading.map(({ href, kindLabel, ...text }) => (
          <li key={href}>
            <small>{kindLabel}</small>
            <Link to={href}>{text.title}</Link>
          </li>
        ))}
      </ul>
    </Group>
  );
};

export const query = graphql`
  fragment RelatedReading on Reading {
    __typename
    href
    title
    kindLabel
  }
`;

const Group = styled.div`
  h2,
  h3 {
    ${mixin.plain("1rem")}
  }

  .related {
    margin-top: ${space(2)};
  }

  li {
    display: grid;
    grid-template-columns: 6rem 1fr;
    gap: ${space(4)};
    align-items: baseline;
    padding-block: ${space(2)};

    ${media.enlarged} {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
  }
`;

export const RelatedAside = styled.aside`
  margin-top: ${space(14)};
  ${mixin.ruled(5, 0)}
`;
