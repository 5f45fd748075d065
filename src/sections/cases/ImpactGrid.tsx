import { graphql } from "gatsby";
import styled from "styled-components";
import { colour, font, media, size, space } from "../../theme/tokens";
import { Icon } from "../../ui/Icon";

export const ImpactGrid = ({ items }: { items: readonly Queries.ImpactTileFragment[] }) => (
  <Grid className="impact">
    {items.map(({ slug, icon, label, claim }) => (
      <li key={slug}>
        <Icon name={icon} size={24} />
        <strong>{claim.value}</strong>
        <span>{label}</span>
      </li>
    ))}
  </Grid>
);

export const query = graphql`
  fragment ImpactTile on ImpactItem {
    slug
    icon
    label
    claim {
      value
    }
  }
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(8)};

  ${media.desktop} {
    grid-template-columns: repeat(4, 1fr);
  }

  li {
    display: grid;
    gap: ${space(2)};
    align-content: start;
    padding-top: ${space(5)};
    border-top: 1px solid ${colour.line};
  }

  svg {
    color: ${colour.keel};
  }

  strong {
    font-family: ${font.display};
    /* A fallback font needs more width than the site's own. */
    font-size: clamp(1.75rem, 8vw, 2.25rem);
    font-weight: 400;
    line-height: 1.1;

    ${media.tablet} {
      font-size: ${size.figure};
    }
  }

  span {
    color: ${colour.muted};
  }
`;
