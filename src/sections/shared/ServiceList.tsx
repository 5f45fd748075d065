import { graphql, Link } from "gatsby";
import styled from "styled-components";
import { reveal } from "../../ui/reveal";
import { colour, look, media, size, space } from "../../theme/tokens";
import { Icon } from "../../ui/Icon";
import { Disclosure } from "../../ui/Disclosure";

interface ServiceListProps {
  services: readonly Queries.ServiceRowFragment[];
  copy: Queries.ServiceListCopyFragment;
}

export const ServiceList = ({ services, copy }: ServiceListProps) => (
  <List className="services">
    {services.map(({ slug, order, icon, title, description, features, href }) => (
      <li key={slug} {...reveal("service")}>
        <Number aria-hidden="true">
          {String(order).padStart(2, "0")}
          <Icon name={icon} />
        </Number>
        <h3>{title}</h3>
        <p>{description}</p>
        <Disclosure label={copy.featuresLabel} of={title}>
          <ul className="features">
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </Disclosure>
        <Link to={href}>{`${copy.cardLabel} ${title}`}</Link>
      </li>
    ))}
  </List>
);

export const query = graphql`
  fragment ServiceListCopy on ServicesPage {
    cardLabel
    featuresLabel
  }

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
  display: grid;
  border-block: 1px solid ${colour.ink};

  > li {
    display: grid;
    grid-template-columns: 3.25rem minmax(0, 1fr);
    grid-template-rows: auto auto 1fr auto;
    padding-block: ${space(7)};
    border-top: 1px solid ${colour.line};
  }

  > li:first-child {
    border-top: 0;
  }

  > li > :not(:first-child) {
    grid-column: 2;
  }

  h3 {
    ${look.serif("clamp(1.5rem, 1.2rem + 1.2vw, 2.125rem)")}
    line-height: 1.1;
  }

  p {
    margin-block: ${space(3)} ${space(4)};
    color: ${colour.muted};
  }

  .features {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, max(12.5rem, 40%)), 1fr));
    gap: ${space(1)} ${space(6)};
    align-content: start;
    padding-block: ${space(1)} ${space(3)};
    font-size: ${size.compact};
  }

  .features li {
    padding-left: ${space(4)};
    background: linear-gradient(${colour.keel}, ${colour.keel}) 0 0.75em / 8px 1.5px no-repeat;
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

    p {
      margin-block: ${space(2)} ${space(1)};
      font-size: 1rem;
      line-height: 1.45;
    }

    a {
      font-size: ${size.compact};
    }
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
  display: grid;
  grid-row: 1 / span 2;
  gap: ${space(3)};
  align-content: start;
  padding-top: 0.35em;
  color: ${colour.keel};
  font-size: ${size.compact};
  font-variant-numeric: tabular-nums;
  font-weight: 600;
  line-height: 1.2;
`;
