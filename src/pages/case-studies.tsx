import { graphql, type PageProps } from "gatsby";
import { entriesAttribute } from "../browser/hydration";
import { CaseStudyCard } from "../sections/cases/CaseStudyCard";
import { Closing } from "../sections/shared/Closing";
import { PageHero } from "../sections/shared/PageHero";
import { useFocusIndustry } from "../sections/cases/useFocusIndustry";
import { required } from "../lib/required";
import { Section } from "../ui/Section";
import { Container } from "../ui/Container";
import { StatGrid } from "../ui/StatGrid";

/** /case-studies/: the studies, the cumulative impact, and a call. */
const CaseStudiesPage = ({ data, location }: PageProps<Queries.CaseStudiesPageQuery>) => {
  const copy = required(data.caseStudiesPage, "case-studies.yml");
  const studies = data.allCaseStudy.nodes;
  const focus = useFocusIndustry(location.state, studies);
  return (
    <>
      <PageHero seo={copy.seo} intro={copy.hero} />
      <Container {...{ [entriesAttribute]: "" }}>
        {studies.map((study, index) => (
          <CaseStudyCard
            key={study.slug}
            study={study}
            deferred={index > 0}
            cardRef={focus.index === index ? focus.target : undefined}
          />
        ))}
      </Container>
      {data.allImpactItem.nodes.length > 0 && (
        <Section ground="band" labelledBy="impact" intro={copy.impact}>
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
  query CaseStudiesPage {
    caseStudiesPage {
      ...PageTop
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
