import { graphql } from "gatsby";
import { Icon } from "../../ui/Icon";
import { media, colour, space } from "../../theme/tokens";
import styled from "styled-components";
import { reveal } from "../../ui/reveal";

export const ValueList = ({ values }: { values: readonly Queries.ValueItemFragment[] }) => (
  <List className="values">
    {values.map(({ slug, title, description, icon }) => (
      <li key={slug} {...reveal()}>
        <Icon name={icon} size={24} />
        <h3>{title}</h3>
        <p>{description}</p>
      </li>
    ))}
  </List>
);

export const query = graphql`
  fragment ValueItem on Value {
    slug
    title
    description
    icon
  }
`;

const List = styled.ul`
  display: grid;
  gap: ${space(5)} ${space(10)};

  li {
    display: grid;
    grid-template-columns: 2.75rem minmax(0, 1fr);
    padding-top: ${space(5)};
    border-top: 1px solid ${colour.line};
  }

  li > :not(svg) {
    grid-column: 2;
  }

  svg {
    grid-row: 1 / span 2;
    color: ${colour.keel};
  }

  h3 {
    margin-bottom: ${space(1)};
  }

  p {
    color: ${colour.muted};
    font-size: 1rem;
    line-height: 1.5;
  }

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
    gap: ${space(8)} ${space(10)};

    li {
      display: block;
    }

    h3 {
      margin-block: ${space(3)} ${space(2)};
    }

    p {
      font-size: inherit;
      line-height: inherit;
    }
  }
`;
