import { graphql, Link } from "gatsby";
import type { ReactNode } from "react";
import styled from "styled-components";
import { fill } from "../../lib/fill-names";
import { reveal } from "../../ui/reveal";
import { mixin } from "../../theme/mixins";
import { colour, media, side, size, space } from "../../theme/tokens";
import { Icon } from "../../ui/Icon";
import { Disclosure } from "../../ui/Disclosure";

interface ServiceListProps {
  services: readonly Queries.ServiceRowFragment[];
  /** Stands beside the first service, which spans both columns. */
  aside?: ReactNode;
  /** Fills the cell after the last service. */
  children: ReactNode;
}

/** The services as a ledger of two columns. The first spans both, so an even number of them leaves one cell. */
export const ServiceList = ({ services, aside, children }: ServiceListProps) => (
  <List className="services">
    {services.map(({ slug, order, icon, title, description, features, href }, index) => (
      <li key={slug} {...reveal("service")}>
        <Number aria-hidden="true">
          {String(order).padStart(2, "0")}
          <Icon name={icon} />
        </Number>
        <h3>{title}</h3>
        <p>{description}</p>
        <Disclosure label={WORDS.services.more} of={title}>
          <ul className="features">
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </Disclosure>
        <Link to={href}>{fill(WORDS.services.read, { title })}</Link>
        {index === 0 && aside && <div className="sheet">{aside}</div>}
      </li>
    ))}
    <li className="last" {...reveal("service")}>
      {children}
    </li>
  </List>
);

export const query = graphql`
  fragment ServiceRow on Service {
    slug
    order
    icon
    title
    description
    features
    href
  }
`;

const List = styled.ul`
  ${mixin.stack(0)}
  ${mixin.columns("desktop", "1fr 1fr")}
  border-block: 1px solid ${colour.ink};

  > li {
    display: grid;
    grid-template-columns: 3.25rem minmax(0, 1fr);
    grid-template-rows: auto auto 1fr auto;
    ${mixin.ruled(7)}
  }

  > li:first-child {
    border-top: 0;
  }

  > li > :not(:first-child) {
    grid-column: 2;
  }

  h3 {
    ${mixin.serif("clamp(1.5rem, 1.2rem + 1.2vw, 2.125rem)", 1.1)}
  }

  > li:not(.last) > p {
    margin-block: ${space(3)} ${space(4)};
    color: ${colour.muted};
  }

  .features {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, max(12.5rem, 40%)), 1fr));
    gap: ${space(1)} ${space(6)};
    padding-block: ${space(1)} ${space(3)};
    font-size: ${size.compact};
  }

  .features li {
    padding-inline-start: ${space(4)};
    background: linear-gradient(${colour.accent}, ${colour.accent}) ${side.start} 0 top 0.75em / 8px
      1.5px no-repeat;
  }

  a {
    justify-self: start;
    padding-block: ${space(1)};
    font-weight: 600;
  }

  ${media.belowTablet} {
    > li {
      grid-template-columns: 2.25rem minmax(0, 1fr);
      padding-block: ${space(4.5)} ${space(4)};
    }

    > li > .sheet {
      grid-column: 1 / -1;
    }

    > li:not(.last) > p {
      margin-block: ${space(2)} ${space(1)};
      font-size: 1rem;
      line-height: 1.45;
    }

    a {
      font-size: ${size.compact};
    }
  }

  .sheet {
    align-self: end;
    margin-top: ${space(4)};
  }

  > .last {
    display: flex;
    flex-direction: column;
    justify-content: center;
  }

  ${media.desktop} {
    > li {
      grid-row: span 4;
      grid-template-rows: subgrid;
    }

    > li:nth-child(even) {
      padding-inline-end: ${space(12)};
    }

    > li:nth-child(odd):not(:first-child) {
      padding-inline-start: ${space(12)};
      border-inline-start: 1px solid ${colour.line};
    }

    > li:first-child {
      grid-column: 1 / -1;
      grid-template-columns: 3.25rem minmax(0, 1fr) minmax(0, 1fr);
      column-gap: 0;

      h3 {
        font-size: ${size.h2};
      }

      > * {
        padding-inline-end: ${space(12)};
      }

      > details:not(:has(~ .sheet)),
      .sheet {
        grid-row: 1 / span 4;
        grid-column: 3;
        padding-block: 0;
        padding-inline: ${space(12)} 0;
      }

      .sheet {
        margin-bottom: -${space(7)};
      }
    }

    > .last:nth-child(even) {
      grid-column: 1 / -1;
    }
  }
`;

const Number = styled.span`
  display: grid;
  grid-row: 1 / span 2;
  gap: ${space(3)};
  align-content: start;
  padding-top: 0.35em;
  color: ${colour.accent};
  font-size: ${size.compact};
  font-variant-numeric: tabular-nums;
  font-weight: 600;
  line-height: 1.2;
`;
