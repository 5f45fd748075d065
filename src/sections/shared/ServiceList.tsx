import { graphql, Link } from "gatsby";
import styled from "styled-components";
import { reveal } from "../../ui/reveal";
import { colour, font, media, space } from "../../theme/tokens";

interface ServiceListProps {
  services: readonly Queries.ServiceRowFragment[];
  /** The words before a service's title in its link. */
  cardLabel: string;
}

/** The services as a ruled list. */
export const ServiceList = ({ services, cardLabel }: ServiceListProps) => (
  <List className="services">
    {services.map(({ slug, order, title, description, features, href }, index) => (
      <li key={slug} {...reveal(index, "service")}>
        <Number aria-hidden="true">{String(order).padStart(2, "0")}</Number>
        <h3>{title}</h3>
        <p>{description}</p>
        <ul className="features">
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <Link to={href}>
          {cardLabel} {title}
        </Link>
      </li>
    ))}
  </List>
);

export const query = graphql`
  fragment ServiceRow on Service {
    slug
    order
    title
    description
    features
    href
  }
`;

const List = styled.ul`
  display: grid;
  border-block: 1px solid ${colour.ink};

  > li {
    display: grid;
    grid-template-columns: 3.25rem minmax(0, 1fr);
    grid-template-rows: auto auto 1fr auto;
    padding-block: ${space(7)} ${space(8)};
    border-top: 1px solid ${colour.line};
  }

  > li:first-child {
    border-top: 0;
  }

  > li > :not(:first-child) {
    grid-column: 2;
  }

  h3 {
    font-family: ${font.display};
    font-size: clamp(1.75rem, 1.5rem + 0.8vw, 2.125rem);
    font-weight: 400;
    line-height: 1.1;
  }

  p {
    margin-block: ${space(3)} ${space(5)};
    color: ${colour.muted};
  }

  .features {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 12.5rem), 1fr));
    gap: ${space(1)} ${space(6)};
    align-content: start;
    margin-bottom: ${space(5)};
    font-size: 0.9375rem;
  }

  .features li {
    padding-left: ${space(4)};
    background: linear-gradient(${colour.keel}, ${colour.keel}) 0 0.75em / 8px 1.5px no-repeat;
  }

  a {
    justify-self: start;
    font-weight: 600;
  }

  ${media.desktop} {
    grid-template-columns: 1fr 1fr;

    > li {
      grid-row: span 4;
      grid-template-rows: subgrid;
      padding-right: ${space(12)};
    }

    > li:nth-child(2) {
      border-top: 0;
    }

    > li:nth-child(even) {
      padding-inline: ${space(12)} 0;
      border-left: 1px solid ${colour.line};
    }
  }
`;

const Number = styled.span`
  padding-top: 0.35em;
  color: ${colour.keel};
  font-size: 0.9375rem;
  font-variant-numeric: tabular-nums;
  font-weight: 600;
  line-height: 1.2;
`;
