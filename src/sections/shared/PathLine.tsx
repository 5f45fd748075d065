import { graphql, useStaticQuery } from "gatsby";
import styled from "styled-components";
import { colour, media, size, space } from "../../theme/tokens";

interface PathLineProps {
  /** True where something follows at the distance of an intro. */
  above?: boolean;
}

/** The way from the first call to a proposal, in one line; on a phone a line for each step. */
export const PathLine = ({ above = false }: PathLineProps) => {
  const { allPathStep } = useStaticQuery<Queries.PathLineQuery>(graphql`
    query PathLine {
      allPathStep(sort: { order: ASC }) {
        nodes {
          slug
          title
          text
        }
      }
    }
  `);
  return (
    <Line className="path" $above={above}>
      {allPathStep.nodes.map(({ slug, title, text }) => (
        <li key={slug}>
          <strong>{title}</strong> {text}
        </li>
      ))}
    </Line>
  );
};

const Line = styled.ol<{ $above: boolean }>`
  display: flex;
  flex-flow: column;
  gap: ${space(1.5)} ${space(4)};
  color: ${colour.muted};
  font-size: ${size.small};
  line-height: 1.45;
  ${({ $above }) => $above && `margin-bottom: ${space(8)};`}

  strong {
    margin-right: ${space(1)};
    color: ${colour.ink};
  }

  li {
    display: flex;
    gap: ${space(1)};
    align-items: baseline;
  }

  /* An arrow leads from each step to the next. */
  li + li::before {
    content: "\\2192" / "";
    width: 1em;
    flex: none;
    color: ${colour.keel};
  }

  ${media.tablet} {
    flex-flow: row wrap;
    font-size: 1rem;
  }
`;
