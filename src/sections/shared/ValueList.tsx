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
  gap: ${space(8)} ${space(10)};

  li {
    padding-top: ${space(5)};
    border-top: 1px solid ${colour.line};
  }

  svg {
    color: ${colour.keel};
  }

  h3 {
    margin-block: ${space(3)} ${space(2)};
  }

  p {
    color: ${colour.muted};
  }

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }

  ${media.belowTablet} {
    row-gap: ${space(5)};

    /* Puts the icon beside the text. */
    li {
      padding-left: ${space(11)};
    }

    svg {
      float: left;
      margin-left: -${space(11)};
    }

    h3 {
      margin-block: 0 ${space(1)};
    }

    p {
      font-size: 1rem;
    }
  }
`;
