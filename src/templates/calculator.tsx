import { graphql, type PageProps } from "gatsby";
import { Closing } from "../sections/Closing";
import { PageHero } from "../sections/PageHero";
import { WorkedExample } from "../sections/WorkedExample";
import { Seo } from "../seo/Seo";
import { present } from "../site/present";
import { Band } from "../ui/Band";
import { Container } from "../ui/Container";
import { Points } from "../ui/Points";
import { SectionIntro } from "../ui/SectionIntro";

/** A calculator at /calculators/<id>/: the formula with a worked example. */
const CalculatorPage = ({ data, location }: PageProps<Queries.CalculatorPageQuery>) => {
  const path = location.pathname;
  const calculator = present(data.calculator, "the calculator");
  const { calculator: labels } = present(data.resourcesPage, "resources.yml");
  return (
    <>
      <Seo path={path} {...calculator.seo} />
      <PageHero intro={{ eyebrow: "Calculator", title: calculator.title, lead: calculator.lead }} />
      <Container>
        <WorkedExample
          inputs={calculator.inputs}
          lines={calculator.lines}
          titles={{ inputs: labels.inputs, working: labels.working }}
        />
      </Container>
      <Band labelledBy="reading">
        <SectionIntro id="reading" title={labels.reading} />
        <Points points={calculator.reading} columns={2} />
      </Band>
      <Closing {...labels.closing} />
    </>
  );
};

export default CalculatorPage;

export const query = graphql`
  query CalculatorPage($slug: String!) {
    calculator(slug: { eq: $slug }) {
      title
      lead
      inputs {
        ...CalculatorTermPart
      }
      lines {
        ...CalculatorLinePart
      }
      reading {
        title
        description
      }
      seo {
        ...SeoPart
      }
    }
    resourcesPage {
      calculator {
        inputs
        working
        reading
        closing {
          ...ClosingPart
        }
      }
    }
  }
`;
