import { graphql, type PageProps } from "gatsby";
import { useReturnToEntry } from "../browser/useReturnToEntry";
import { CaseIndex } from "../sections/cases/CaseIndex";
import { CaseStudyCard } from "../sections/cases/CaseStudyCard";
import { Closing } from "../sections/shared/Closing";
import { FilterChips } from "../sections/shared/FilterChips";
import { filterChips, industryRoute } from "../lib/filters";
import { PageHero } from "../sections/shared/PageHero";
import { useFocusIndustry } from "../sections/cases/useFocusIndustry";
import { Seo } from "../seo/Seo";
import { required } from "../lib/required";
import { Section, SectionIntro } from "../ui/Section";
import { Container } from "../ui/Container";
import { StatGrid } from "../ui/StatGrid";

/**
 * /case-studies/: the studies, the cumulative impact, and a call. If the owner turns filtering on,
 * /case-studies/<industry>/ has the studies of one industry.
 */
const CaseStudiesPage = ({ data, location }: PageProps<Queries.CaseStudiesPageQuery>) => {
  const path = location.pathname;
  const { industry } = data;
  const copy = required(data.caseStudiesPage, "case-studies.yml");
  const studies = industry ? industry.caseStudies : data.allCaseStudy.nodes;
  const intro = industry
    ? { eyebrow: copy.hero.eyebrow, title: industry.title, lead: industry.description }
    : copy.hero;
  const focus = useFocusIndustry(
    location.state,
    studies.map(({ category }) => category.title),
  );
  const list = useReturnToEntry<HTMLDivElement>();
  return (
    <>
      <Seo path={path} {...(industry ? industry.seo : copy.seo)} />
      <PageHero intro={intro} figure={!industry && <CaseIndex studies={studies} />} />
      <Container {...list}>
        {copy.filterByIndustry && (
          <FilterChips
            title="Industries"
            chips={filterChips({
              on: copy.filterByIndustry,
              all: { label: copy.allLabel, to: "/case-studies/" },
              groups: data.allIndustry.nodes.map(({ slug, title, caseStudies }) => ({
                label: title,
                to: industryRoute(slug),
                entries: caseStudies.length,
              })),
              path,
            })}
          />
        )}
        {studies.map((study, index) => (
          <CaseStudyCard
            key={study.slug}
            study={study}
            labels={copy.labels}
            deferred={index > 0}
            marked={focus.index === index}
            cardRef={focus.index === index ? focus.target : undefined}
          />
        ))}
      </Container>
      {!industry && data.allImpactItem.nodes.length > 0 && (
        <Section ground="band" labelledBy="impact">
          <SectionIntro id="impact" {...copy.impact} />
          <StatGrid
            stats={data.allImpactItem.nodes.map(({ claim, ...item }) => ({ ...item, ...claim }))}
          />
        </Section>
      )}
      <Closing {...copy.closing} />
    </>
  );
};

export default CaseStudiesPage;

export const query = graphql`
  query CaseStudiesPage($industry: String = "") {
    industry(slug: { eq: $industry }) {
      title
      description
      caseStudies {
        ...CaseStudyPart
      }
      seo {
        ...SeoPart
      }
    }
    caseStudiesPage {
      seo {
        ...SeoPart
      }
      hero {
        ...IntroPart
      }
      labels {
        ...CaseStudyLabelsPart
      }
      allLabel
      filterByIndustry
      impact {
        ...IntroPart
      }
      closing {
        ...ClosingPart
      }
    }
    allCaseStudy(sort: { order: ASC }) {
      nodes {
        ...CaseStudyPart
      }
    }
    allIndustry(sort: { order: ASC }) {
      nodes {
        slug
        title
        caseStudies {
          slug
        }
      }
    }
    allImpactItem(sort: { order: ASC }) {
      nodes {
        icon
        label
        claim {
          value
        }
      }
    }
  }
`;
