import { graphql, type PageProps } from "gatsby";
import { CaseStudyCard } from "../sections/CaseStudyCard";
import { Closing } from "../sections/Closing";
import { IndustryChips } from "../sections/IndustryChips";
import { PageHero } from "../sections/PageHero";
import { Seo } from "../seo/Seo";
import { present } from "../site/present";
import { Container } from "../ui/Container";

/** /case-studies/<industry>/: the case studies of an industry, if filtering is on. */
const CaseStudyIndustryPage = ({
  data,
  location,
}: PageProps<Queries.CaseStudyIndustryPageQuery>) => {
  const path = location.pathname;
  const industry = present(data.industry, "the industry");
  const copy = present(data.caseStudiesPage, "case-studies.yml");
  const { article } = present(data.blogPage, "blog.yml");
  return (
    <>
      <Seo path={path} {...industry.seo} />
      <PageHero
        intro={{ eyebrow: copy.hero.eyebrow, title: industry.title, lead: industry.description }}
      />
      <Container>
        <IndustryChips copy={copy} industries={data.allIndustry.nodes} path={path} />
        {industry.caseStudies.map((study, index) => (
          <CaseStudyCard
            key={study.slug}
            study={study}
            labels={copy.labels}
            related={article}
            eager={index === 0}
          />
        ))}
      </Container>
      <Closing {...copy.closing} />
    </>
  );
};

export default CaseStudyIndustryPage;

export const query = graphql`
  query CaseStudyIndustryPage($slug: String!) {
    industry(slug: { eq: $slug }) {
      title
      description
      caseStudies {
        ...CaseStudyPart
      }
      seo {
        ...SeoPart
      }
    }
    blogPage {
      article {
        ...RelatedWords
      }
    }
    caseStudiesPage {
      hero {
        eyebrow
      }
      labels {
        ...CaseStudyLabelsPart
      }
      ...IndustryChips
      closing {
        ...ClosingPart
      }
    }
    allIndustry(sort: { order: ASC }) {
      nodes {
        ...IndustryChip
      }
    }
  }
`;
