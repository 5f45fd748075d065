import { graphql, type PageProps } from "gatsby";
import { formulaOf } from "../calculators/formulas";
import { fill } from "../calculators/template";
import { exampleWords } from "../calculators/words";
import { Closing } from "../sections/Closing";
import { PageHero } from "../sections/PageHero";
import { Seo } from "../seo/Seo";
import { present } from "../site/present";
import { Band } from "../ui/Band";
import { onApproach } from "../ui/on-approach";
import { Points } from "../ui/Points";
import { SectionIntro } from "../ui/SectionIntro";

const CalculatorSheet = onApproach(
  async () => (await import("../sections/calculator/CalculatorSheet")).CalculatorSheet,
  "100vh",
  { onSign: true, atOnce: () => window.location.search !== "" },
);

/** A calculator at /calculators/<id>/: the figures, the result, the sum line by line, and how to read it. */
const CalculatorPage = ({ data, location }: PageProps<Queries.CalculatorPageQuery>) => {
  const path = location.pathname;
  const calculator = present(data.calculator, "the calculator");
  const { calculator: labels } = present(data.resourcesPage, "resources.yml");
  const { closing, currency, eyebrow, reading } = labels;
  const symbol = currency.choices[0]?.symbol ?? "";
  const example = exampleWords(formulaOf(calculator.formula), calculator, symbol);
  const points = calculator.reading.map(({ title, description }) => ({
    title,
    description: fill(description, example),
  }));
  return (
    <>
      <Seo path={path} {...calculator.seo} />
      <PageHero
        intro={{ eyebrow, title: calculator.title, lead: fill(calculator.lead, example) }}
      />
      <CalculatorSheet
        calculator={calculator}
        labels={labels}
        call={closing.call}
        search={location.search}
      >
        {(call) => (
          <>
            <Band labelledBy="reading">
              <SectionIntro id="reading" title={reading} />
              <Points points={points} columns={2} />
            </Band>
            <Closing {...closing} call={call} />
          </>
        )}
      </CalculatorSheet>
    </>
  );
};

export default CalculatorPage;

export const query = graphql`
  query CalculatorPage($slug: String!) {
    calculator(slug: { eq: $slug }) {
      lead
      ...CalculatorSheet
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
        ...CalculatorWords
        eyebrow
        reading
        closing {
          ...ClosingPart
        }
      }
    }
  }
`;
