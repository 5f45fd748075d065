import { graphql, Link } from "gatsby";
import styled from "styled-components";
import { colour, font, look, space } from "../../theme/tokens";
import { LinkRow } from "../../ui/LinkRow";

interface NextArticleProps {
  label: string;
  article: Queries.NextArticleFragment;
}

export const NextArticle = ({ label, article }: NextArticleProps) => (
  <Next to={article.href}>
    <span>{label}</span>
    <strong>{article.title}</strong>
  </Next>
);

export const query = graphql`
  fragment NextArticle on BlogPost {
    href
    title
  }

  fragment ServiceLink on Service {
    href
    title
  }
`;

const Next = styled(Link)`
  display: grid;
  gap: ${space(1)};
  margin-top: ${space(10)};
  padding-block: ${space(6)};
  border-block: 1px solid ${colour.line};
  text-decoration: none;

  span {
    color: ${colour.muted};
  }

  strong {
    ${look.serif("1.75rem")}
    line-height: 1.2;
    text-wrap: balance;
  }

  &:hover strong {
    text-decoration: underline;
    text-decoration-thickness: 1px;
  }
`;

interface ServiceLinksProps {
  title: string;
  services: readonly Queries.ServiceLinkFragment[];
}

export const ServiceLinks = ({ title, services }: ServiceLinksProps) => (
  <>
    <Title>{title}</Title>
    <LinkRow>
      {services.map((service) => (
        <li key={service.href}>
          <Link to={service.href}>{service.title}</Link>
        </li>
      ))}
    </LinkRow>
  </>
);

const Title = styled.h2`
  margin-block: ${space(6)} ${space(2)};
  font-family: ${font.text};
  font-size: 1rem;
  font-weight: 600;
  letter-spacing: 0;
`;
