import { graphql } from "gatsby";
import { formulaOf } from "../../formulas/formulas";
import { fill } from "../../formulas/template";
import { exampleWords } from "../../features/calculators/words";
import { Band } from "../../ui/Band";
import { Points } from "../../ui/Points";
import { SectionIntro } from "../../ui/SectionIntro";
import { Closing } from "../shared/Closing";
import { PageHero } from "../shared/PageHero";
import { CalculatorSheet } from "../../features/calculators/CalculatorSheet";

interface CalculatorBodyProps {
  calculator: Queries.CalculatorBodyFragment;
  labels: Queries.CalculatorBodyWordsFragment;
  /** The query of the page's address, which can hold inputs. */
  search: string;
}

/** All of a calculator's page: its question, the calculator, how to read the result, the call to action. */
export const CalculatorBody = ({ calculator, labels, search }: CalculatorBodyProps) => {
  const { closing, currency, eyebrow, reading } = labels;
  const symbol = currency.choices[0]?.symbol ?? "";
  const example = exampleWords(formulaOf(calculator.formula), calculator, symbol);
  const points = calculator.reading.map(({ title, description }) => ({
    title,
    description: fill(description, example),
  }));
  return (
    <>
      <PageHero
        ground="paper"
        intro={{ eyebrow, title: calculator.title, lead: fill(calculator.lead, example) }}
      />
      <CalculatorSheet calculator={calculator} labels={labels} call={closing.call} search={search}>
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

export const query = graphql`
  fragment CalculatorBody on Calculator {
    lead
    ...CalculatorSheet
    reading {
      title
      description
    }
  }

  fragment CalculatorBodyWords on CalculatorLabels {
    ...CalculatorWords
    eyebrow
    reading
    closing {
      ...ClosingPart
    }
  }
`;
