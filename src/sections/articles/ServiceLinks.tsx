import { graphql, Link } from "gatsby";
import styled from "styled-components";
import { font, space } from "../../theme/tokens";

interface ServiceLinksProps {
  title: string;
  services: readonly Queries.ServiceLinkFragment[];
}

export const ServiceLinks = ({ title, services }: ServiceLinksProps) => (
  <>
    <Title>{title}</Title>
    <List>
      {services.map((service) => (
        <li key={service.href}>
          <Link to={service.href}>{service.title}</Link>
        </li>
      ))}
    </List>
  </>
);

export const query = graphql`
  fragment ServiceLink on Service {
    href
    title
  }
`;

const Title = styled.h2`
  margin-top: ${space(6)};
  font-family: ${font.text};
  font-size: 1rem;
  font-weight: 600;
  letter-spacing: 0;
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(8)};
  margin-top: ${space(2)};

  a {
    display: inline-block;
    padding-block: ${space(1)};
  }
`;
