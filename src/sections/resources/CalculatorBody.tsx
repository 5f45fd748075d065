import { graphql } from "gatsby";
import { formulaOf } from "../../formulas/formulas";
import { fill } from "../../formulas/template";
import { exampleValues } from "../../features/calculators/texts";
import { Section, SectionIntro } from "../../ui/Section";
import { TitledList } from "../../ui/TitledList";
import { Closing } from "../shared/Closing";
import { PageHero } from "../shared/PageHero";
import { RelatedReading, Related } from "../shared/RelatedReading";
import { cardReading } from "../cases/card-reading";
import { Calculator } from "../../features/calculators/Calculator";

interface CalculatorBodyProps {
  calculator: Queries.CalculatorBodyFragment;
  labels: Queries.CalculatorBodyWordsFragment;
  relatedWords: Queries.RelatedWordsFragment;
  hash: string;
}

export const CalculatorBody = ({ calculator, labels, relatedWords, hash }: CalculatorBodyProps) => {
  const { closing, currency, eyebrow, reading } = labels;
  const symbol = currency.choices[0]?.symbol ?? "";
  const example = exampleValues(formulaOf(calculator.formula), calculator, symbol);
  const related = cardReading(calculator.related);
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
      <Calculator calculator={calculator} labels={labels} call={closing.call} hash={hash}>
        {(call) => (
          <>
            <Section labelledBy="reading">
              <SectionIntro id="reading" title={reading} />
              <TitledList items={points} columns={2} />
              {related.length > 0 && (
                <Related>
                  <RelatedReading words={relatedWords} reading={related} level={3} />
                </Related>
              )}
            </Section>
            <Closing {...closing} call={call} />
          </>
        )}
      </Calculator>
    </>
  );
};

export const query = graphql`
  fragment CalculatorBody on Calculator {
    lead
    ...Calculator
    related {
      ...RelatedReading
    }
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
