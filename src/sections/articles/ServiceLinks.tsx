import { graphql, Link } from "gatsby";
import styled from "styled-components";
import { mixin } from "../../theme/mixins";
import { space } from "../../theme/tokens";
import { LinkRow } from "../../ui/LinkRow";

export const ServiceLinks = ({
  services,
}: {
  services: readonly Queries.ServiceLinkFragment[];
}) => (
  <>
    <Title>{WORDS.articles.services}</Title>
    <LinkRow>
      {services.map((service) => (
        <li key={service.href}>
          <Link to={service.href}>{service.title}</Link>
        </li>
      ))}
    </LinkRow>
  </>
);

export const query = graphql`
  fragment ServiceLink on Service {
    href
    title
  }
`;

const Title = styled.h2`
  margin-block: ${space(6)} ${space(2)};
  ${mixin.plain("1rem")}
`;
