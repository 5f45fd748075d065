import { graphql } from "gatsby";
import { Icon } from "../../ui/Icon";
import { media, colour, space } from "../../theme/tokens";
import styled from "styled-components";
import { reveal } from "../../ui/reveal";

/** The values of the firm. */
export const ValueList = ({ values }: { values: readonly Queries.ValueItemFragment[] }) => (
  <List className="values">
    {values.map(({ slug, title, description, icon }, index) => (
      <li key={slug} {...reveal(index)}>
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

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }

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
`;
