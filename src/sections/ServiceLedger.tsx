import { graphql, Link } from "gatsby";
import styled from "styled-components";
import { reveal } from "../ui/reveal";
import { colour, font, media, space } from "../theme/tokens";

interface ServiceLedgerProps {
  services: readonly Queries.ServiceRowFragment[];
  /** The words before a service's title in its link. */
  cardLabel: string;
}

/** The eight services as a ruled ledger. */
export const ServiceLedger = ({ services, cardLabel }: ServiceLedgerProps) => (
  <List className="ledger">
    {services.map(({ slug, order, title, description, features, href }, index) => (
      <li key={slug} {...reveal(index, "service")}>
        <Number aria-hidden="true">{String(order).padStart(2, "0")}</Number>
        <div>
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
        </div>
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
  column-gap: ${space(16)};
  border-bottom: 1px solid ${colour.line};

  ${media.desktop} {
    grid-template-columns: 1fr 1fr;
  }

  > li {
    display: grid;
    grid-template-columns: 3.5rem 1fr;
    padding-block: ${space(8)};
    border-top: 1px solid ${colour.line};
  }

  p {
    margin-block: ${space(2)} ${space(4)};
    color: ${colour.muted};
  }

  .features {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
    gap: ${space(1)} ${space(6)};
    margin-bottom: ${space(4)};
    font-size: 0.9375rem;
  }

  .features li {
    padding-left: ${space(4)};
    background: linear-gradient(${colour.keel}, ${colour.keel}) 0 0.75em / 8px 1.5px no-repeat;
  }

  a {
    font-weight: 600;
  }
`;

const Number = styled.span`
  color: ${colour.keel};
  font-family: ${font.display};
  font-size: 1.6rem;
  line-height: 1.15;
`;
