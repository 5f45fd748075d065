import { graphql, Link } from "gatsby";
import type { ReactNode } from "react";
import styled from "styled-components";
import { fill } from "../../lib/fill-names";
import { reveal } from "../../ui/reveal";
import { mixin } from "../../theme/mixins";
import { colour, media, side, size, space } from "../../theme/tokens";
import { Icon } from "../../ui/Icon";

interface ServiceListProps {
  services: readonly Queries.ServiceRowFragment[];
  /** Stands beside the first service. */
  aside?: ReactNode;
  /** Stands below the last service. */
  children: ReactNode;
}

/** The services as rows of a ledger, each of which leads to its page. */
export const ServiceList = ({ services, aside, children }: ServiceListProps) => (
  <>
    <List className="services">
      {services.map(({ slug, order, icon, title, description, href }, index) => (
        <li key={slug} {...reveal("service")}>
          <Number aria-hidden="true">
            {String(order).padStart(2, "0")}
            <Icon name={icon} />
          </Number>
          <h3>{title}</h3>
          <p>{description}</p>
          <Link to={href}>
            <span className="visually-hidden">{fill(WORDS.services.read, { title })}</span>
            <Icon name="arrow" />
          </Link>
          {index === 0 && aside && <div className="sheet">{aside}</div>}
        </li>
      ))}
    </List>
    <Foot>{children}</Foot>
  </>
);

export const query = graphql`
  fragment ServiceRow on Service {
    slug
    order
    icon
    title
    description
    href
  }
`;

const List = styled.ul`
  border-block: 1px solid ${colour.ink};

  > li {
    position: relative;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: ${space(1)} ${space(4)};
    align-items: center;
    ${mixin.ruled(4)}

    &:first-child {
      border-top: 0;
    }

    &:hover h3 {
      text-decoration: underline 1px;
    }
  }

  h3 {
    ${mixin.serif(size.title, 1.1)}
  }

  > li > p {
    grid-row: 2;
    grid-column: 2 / -1;
    ${mixin.note}
  }

  a {
    color: ${colour.accent};
  }

  a svg {
    scale: ${side.flow} 1;
  }

  /* The whole row is the link. */
  a::after {
    content: "";
    position: absolute;
    inset: 0;
  }

  .sheet {
    grid-column: 1 / -1;
    margin: ${space(4)} 0 -${space(4)};
  }

  /* On a phone, the rows after one with a sheet have one line each. */
  ${media.belowTablet} {
    &:has(.sheet) > li:nth-child(n + 2) > p {
      display: none;
    }
  }

  ${media.desktop} {
    > li {
      grid-template-columns: 4.5rem minmax(0, 1fr) minmax(0, 1.25fr) auto;
    }

    > li > p {
      grid-area: 1 / 3;
      font-size: ${size.body};
      line-height: 1.45;
    }

    .sheet {
      grid-column: 2 / -1;
    }
  }
`;

const Number = styled.span`
  display: flex;
  gap: ${space(3)};
  color: ${colour.accent};
  font-variant-numeric: tabular-nums;
  ${mixin.tag}
`;

const Foot = styled.div`
  ${mixin.ends(6, 12)}
  padding-top: ${space(8)};

  > * {
    margin-top: 0;
  }

  > :first-child {
    flex: 1 1 24rem;
    text-wrap: balance;
  }
`;
