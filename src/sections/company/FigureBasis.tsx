import { graphql } from "gatsby";
import styled from "styled-components";
import { space } from "../../theme/tokens";
import { Facts } from "../../ui/Facts";
import { basisOf } from "../../ui/StatGrid";

interface FigureBasisProps {
  title: string;
  claims: readonly Queries.ClaimBasisFragment[];
}

/** The basis of each figure of the firm; renders nothing until the owner has given one. */
export const FigureBasis = ({ title, claims }: FigureBasisProps) => {
  const withBasis = claims.filter(basisOf);
  if (withBasis.length === 0) return null;
  return (
    <>
      <Title id="basis">{title}</Title>
      <Facts>
        {withBasis.map((claim) => (
          <div key={claim.slug}>
            <dt>{`${claim.value} ${claim.label}`}</dt>
            <dd>{basisOf(claim)}</dd>
          </div>
        ))}
      </Facts>
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
