import { graphql, Link } from "gatsby";
import styled from "styled-components";
import { colour, size, space } from "../../theme/tokens";
import { reveal } from "../../ui/reveal";
import { Tooltip } from "../../ui/Tooltip";

/** The tools we work with. */
export const IntegrationGrid = ({
  integrations,
}: {
  integrations: readonly Queries.IntegrationTileFragment[];
}) => (
  <Grid className="integrations">
    {integrations.map(({ slug, name, category, description, services }, index) => (
      <li key={slug} {...reveal(index, "integration")}>
        <Name name={name} service={services[0]} />
        <span>{category.title}</span>
        <p>{description}</p>
      </li>
    ))}
  </Grid>
);

/** The name links to the service that the tool is part of, and a tooltip says which. */
const Name = ({ name, service }: { name: string; service?: { title: string; href: string } }) =>
  service ? (
    <Tooltip text={service.title}>
      {(described) => (
        <Link to={service.href} {...described}>
          {name}
        </Link>
      )}
    </Tooltip>
  ) : (
    <strong>{name}</strong>
  );

export const query = graphql`
  fragment IntegrationTile on Integration {
    slug
    name
    description
    category {
      title
    }
    services {
      title
      href
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

  a {
    color: ${colour.ink};
    font-weight: 600;
    text-decoration-color: ${colour.edge};
  }

  > li > span:not(:first-child) {
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
