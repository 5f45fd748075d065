import { graphql, Link } from "gatsby";
import styled from "styled-components";
import { mixin } from "../../theme/mixins";
import { colour, media, size, space } from "../../theme/tokens";
import { CtaLink } from "../../ui/CtaLink";
import { reveal } from "../../ui/reveal";
import { Columns, SectionIntro } from "../../ui/Section";
import { Tooltip } from "../../ui/Tooltip";

interface IntegrationGridProps {
  id: string;
  copy: Queries.IntegrationGridCopyFragment;
  integrations: readonly Queries.IntegrationTileFragment[];
}

/** The tools we work with; on a phone, a checkbox shows their descriptions. */
export const IntegrationGrid = ({ id, copy, integrations }: IntegrationGridProps) => (
  <Columns $split="1fr 2fr">
    <div>
      <SectionIntro id={id} {...copy.intro} />
      <CtaLink call={copy.call} variant="outline" />
    </div>
    <div>
      <More>
        <input type="checkbox" />
        {WORDS.integrations.more}
      </More>
      <Grid className="integrations">
        {integrations.map(({ slug, name, category, description, service, services }) => (
          <li key={slug} {...reveal("integration")}>
            <Name name={name} service={service ?? services[0]} />
            <span>{category.title}</span>
            <p>{description}</p>
          </li>
        ))}
      </Grid>
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

const More = styled.label`
  display: flex;
  gap: ${space(3)};
  align-items: center;
  width: fit-content;
  min-height: 2.75rem;
  margin-bottom: ${space(3)};
  font-size: ${size.compact};
  font-weight: 600;
  cursor: pointer;

  ${media.tablet} {
    display: none;
  }
`;

const Grid = styled.ul`
  ${mixin.stack(0)}
  ${mixin.columns("tablet", "1fr 1fr")}
  gap: 1px;
  border: 1px solid ${colour.line};
  background: ${colour.line};

  li {
    display: grid;
    align-content: start;
    min-width: 0;
    padding: ${space(5)};
    background: ${colour.paper};
    text-wrap: balance;
  }

  a {
    color: ${colour.ink};
    font-weight: 600;
    text-decoration-color: ${colour.edge};
  }

  > li > span:not(:first-child) {
    color: ${colour.accent};
    font-size: ${size.small};
  }

  p {
    margin-top: ${space(2)};
    color: ${colour.muted};
    font-size: ${size.compact};
    line-height: 1.45;
  }

  ${media.desktop} {
    li {
      grid-template-columns: 1fr auto;
      align-items: baseline;
      padding: ${space(4)} ${space(5)};
    }

    p {
      grid-column: 1 / -1;
    }
  }

  ${media.belowTablet} {
    li {
      padding: ${space(2.5)} min(${space(2.5)}, 3.1vw);
    }

    > li > :first-child {
      font-size: ${size.compact};
    }

    ${More}:not(:has(:checked)) + & {
      grid-template-columns: 1fr 1fr;

      p {
        display: none;
      }
    }
  }
`;
