import { graphql, Link } from "gatsby";
import styled from "styled-components";
import { mixin } from "../../theme/mixins";
import { colour, space } from "../../theme/tokens";
import { CtaLink } from "../../ui/CtaLink";
import { reveal } from "../../ui/reveal";
import { Columns, SectionIntro } from "../../ui/Section";
import { Tooltip } from "../../ui/Tooltip";

interface IntegrationGridProps {
  id: string;
  copy: Queries.IntegrationGridCopyFragment;
  integrations: readonly Queries.IntegrationTileFragment[];
}

/** The tools we work with, each with its category; a checkbox shows their descriptions. */
export const IntegrationGrid = ({ id, copy, integrations }: IntegrationGridProps) => (
  <Columns $split="1fr 2fr">
    <div>
      <SectionIntro id={id} {...copy.intro} />
      <CtaLink call={copy.call} variant="outline" />
    </div>
    <div>
      <Grid className="integrations">
        {integrations.map(({ slug, name, category, description, service, services }) => (
          <li key={slug} {...reveal("integration")}>
            <Name name={name} service={service ?? services[0]} />
            <small>{category.title}</small>
            <p>{description}</p>
          </li>
        ))}
      </Grid>
      <More className="no-print">
        <input type="checkbox" />
        {WORDS.integrations.more}
      </More>
    </div>
  </Columns>
);

/** Links the name to the service that the tool is part of, which a tooltip shows. */
const Name = ({ name, service }: { name: string; service?: { title: string; href: string } }) =>
  service ? (
    <Tooltip text={service.title}>
      <Link to={service.href}>
        {name}
        <span className="visually-hidden">{`: ${service.title}`}</span>
      </Link>
    </Tooltip>
  ) : (
    <strong>{name}</strong>
  );

export const query = graphql`
  fragment IntegrationGridCopy on HomeIntegrations {
    intro {
      ...IntroPart
    }
    call {
      ...Call
    }
  }

  fragment IntegrationTile on Integration {
    slug
    name
    description
    category {
      title
    }
    service {
      title
      href
    }
    services {
      title
      href
    }
  }
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr));
  column-gap: ${space(6)};

  li {
    display: grid;
    align-content: start;
    justify-items: start;
    ${mixin.ruled(2)}
    line-height: 1.4;
  }

  a {
    color: ${colour.ink};
    font-weight: 600;
    text-decoration-color: ${colour.edge};
  }

  p {
    display: none;
    ${mixin.note}
  }

  &:has(+ label > :checked) {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));

    p {
      display: block;
    }
  }
`;

const More = styled.label`
  ${mixin.row(3)}
  align-items: center;
  min-height: 2.75rem;
  ${mixin.ruled(3, 0)}
  cursor: pointer;
`;
