import { graphql } from "gatsby";
import styled from "styled-components";
import { colour, size, space } from "../theme/tokens";

/** The tools we work with. */
export const IntegrationGrid = ({
  integrations,
}: {
  integrations: readonly Queries.IntegrationTileFragment[];
}) => (
  <Grid className="integrations">
    {integrations.map(({ slug, name, category, description }) => (
      <li key={slug}>
        <strong>{name}</strong>
        <span>{category.title}</span>
        <p>{description}</p>
      </li>
    ))}
  </Grid>
);

export const query = graphql`
  fragment IntegrationTile on Integration {
    slug
    name
    description
    category {
      title
    }
  }
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: 1px;
  margin-bottom: ${space(10)};
  border: 1px solid ${colour.line};
  background: ${colour.line};

  li {
    display: flex;
    flex-direction: column;
    padding: ${space(5)};
    background: ${colour.paper};
  }

  span {
    color: ${colour.keel};
    font-size: ${size.small};
  }

  p {
    margin-top: ${space(2)};
    color: ${colour.muted};
    font-size: 0.9375rem;
    line-height: 1.45;
  }
`;
