import { graphql, type PageProps } from "gatsby";
import { Cover } from "../sections/articles/Cover";
import { BeforeAfter } from "../sections/cases/BeforeAfter";
import { StudyLinks } from "../sections/cases/StudyLinks";
import { StudyStory } from "../sections/cases/StudyStory";
import { StudyMeta } from "../sections/cases/StudyMeta";
import { Closing } from "../sections/shared/Closing";
import { Exhibit } from "../sections/shared/Exhibit";
import { PageHero } from "../sections/shared/PageHero";
import { required } from "../lib/required";
import { Section } from "../ui/Section";
import { StatGrid } from "../ui/StatGrid";

const CaseStudyPage = ({ data }: PageProps<Queries.CaseStudyPageQuery>) => {
  const study = required(data.caseStudy, "the case study");
  const { study: closing } = required(data.caseStudiesPage, "case-studies.yml");
  const { title, category, seo } = study;
  return (
    <>
      <PageHero
        seo={{
          ...seo,
          article: {
            type: "Article",
            headline: title,
            section: category.title,
            cover: study.share,
          },
        }}
        intro={{ eyebrow: category.title, title, lead: study.description }}
        figure={<Cover file={study.image} alt={study.imageAlt ?? ""} />}
        foot={
          <>
            <h2 className="visually-hidden">{WORDS.cases.results}</h2>
            <StatGrid stats={study.results} />
          </>
        }
      >
        <StudyMeta study={study} />
      </PageHero>
      <Section labelledBy="measures" intro={{ title: WORDS.cases.measures }}>
        {study.bridge && <Exhibit chart={study.bridge} />}
        <BeforeAfter measures={study.measures} />
      </Section>
      <StudyStory study={study} />
      <StudyLinks study={study} studies={data.allCaseStudy.nodes} />
      <Closing {...closing} subject={title} />
    </>
  );
};

export default CaseStudyPage;

export const query = graphql`
  query CaseStudyPage($slug: String!) {
    caseStudy(slug: { eq: $slug }) {
      title
      client
      category {
        title
      }
      description
      results {
        value
        label
      }
      months
      fee
      payback
      bridge {
        ...ChartPart
      }
      measures {
        ...MeasurePart
      }
      ...StudyStoryPart
      ...StudyLinksPart
      imageAlt
      image {
        ...Cover
      }
      share: image {
        ...ShareImage
      }
      ...PageSeo
    }
    caseStudiesPage {
      study {
        ...ClosingPart
      }
    }
    allCaseStudy(sort: { order: ASC }) {
      nodes {
        slug
        href
        title
      }
    }
  }
`;
