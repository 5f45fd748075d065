import { graphql, Link, type PageProps } from "gatsby";
import styled from "styled-components";
import { CompanyBlock } from "../sections/company/CompanyBlock";
import { CalendarDate } from "../sections/shared/CalendarDate";
import { PageHero } from "../sections/shared/PageHero";
import { required } from "../lib/required";
import { mixin } from "../theme/mixins";
import { size, space } from "../theme/tokens";
import { Section } from "../ui/Section";
import { Container } from "../ui/Container";

const LegalPage = ({ data }: PageProps<Queries.LegalPageQuery>) => {
  const copy = required(data.legalPage, "legal.yml");
  return (
    <>
      <PageHero seo={copy.seo} intro={copy.hero} />
      <Container>
        <List className="policies">
          {data.allLegalDocument.nodes.map(({ slug, href, title, description, lastUpdated }) => (
            <li key={slug}>
              <h2>
                <Link to={href}>{title}</Link>
              </h2>
              <p>{description}</p>
              <small>
                {`${WORDS.articles.updated} `}
                <CalendarDate day={lastUpdated} />
              </small>
            </li>
          ))}
        </List>
      </Container>
      <Section labelledBy="company" intro={{ title: copy.companyTitle }}>
        <CompanyBlock />
      </Section>
    </>
  );
};

export default LegalPage;

const List = styled.ul`
  ${mixin.stack(0, 16)}
  ${mixin.columns("tablet", "1fr 1fr")}

  li {
    ${mixin.ruled(8)}
  }

  h2 {
    margin-bottom: ${space(2)};
    ${mixin.serif(size.title)}
  }
`;

export const query = graphql`
  query LegalPage {
    legalPage {
      ...PageTop
      companyTitle
    }
    allLegalDocument(sort: { order: ASC }) {
      nodes {
        slug
        href
        title
        description
        lastUpdated
      }
    }
  }
`;
