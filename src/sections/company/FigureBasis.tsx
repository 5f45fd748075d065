import { graphql } from "gatsby";
import styled from "styled-components";
import { colour, media, space } from "../../theme/tokens";
import { basisOf } from "../../ui/StatGrid";

interface FigureBasisProps {
  title: string;
  claims: readonly Queries.ClaimBasisFragment[];
}

/** What each figure of the firm rests on; nothing until the owner has told it of one. */
export const FigureBasis = ({ title, claims }: FigureBasisProps) => {
  const withBasis = claims.filter(basisOf);
  if (withBasis.length === 0) return null;
  return (
    <>
      <Title id="basis">{title}</Title>
      <List>
        {withBasis.map((claim) => (
          <div key={claim.slug}>
            <dt>
              {claim.value} <span>{claim.label}</span>
            </dt>
            <dd>{basisOf(claim)}</dd>
          </div>
        ))}
      </List>
    </>
  );
};

export const query = graphql`
  fragment ClaimBasis on CompanyFigure {
    slug
    ...ClaimStat
  }
`;

const Title = styled.h3`
  margin-block: ${space(14)} ${space(6)};
`;

const List = styled.dl`
  div {
    display: grid;
    gap: ${space(1)} ${space(10)};
    padding-block: ${space(4)};
    border-top: 1px solid ${colour.line};
  }

  dt {
    font-weight: 600;
  }

  dt span {
    font-weight: 400;
  }

  dd {
    color: ${colour.muted};
  }

  ${media.tablet} {
    div {
      grid-template-columns: 1fr 2fr;
    }
  }
`;
