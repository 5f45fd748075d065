import { graphql } from "gatsby";
import { formulaOf } from "../../formulas/formulas";
import { fill } from "../../lib/fill-names";
import { exampleValues } from "../../features/calculators/copy";
import { LinkList, RelatedAside } from "../../ui/LinkList";
import { Section } from "../../ui/Section";
import { TitledList } from "../../ui/TitledList";
import { Closing } from "../shared/Closing";
import { PageHero } from "../shared/PageHero";
import { chooseRelated } from "../shared/choose-related";
import { Calculator } from "../../features/calculators/Calculator";

interface CalculatorBodyProps {
  calculator: Queries.CalculatorBodyFragment;
  copy: Queries.CalculatorBodyCopyFragment;
  hash: string;
}

export const CalculatorBody = ({ calculator, copy, hash }: CalculatorBodyProps) => {
  const { closing } = copy;
  const example = exampleValues(formulaOf(calculator.formula), calculator);
  const related = chooseRelated(calculator.related);
  const points = calculator.reading.map(({ title, description }) => ({
    title,
    description: fill(description, example),
  }));
  return (
    <>
      <PageHero
        ground="paper"
        intro={{
          eyebrow: WORDS.kinds.Calculator,
          title: calculator.title,
          lead: fill(calculator.lead, example),
        }}
      />
      <Calculator
        // In the preview of the CMS, the example may change.
        key={calculator.inputs.map((input) => input.example).join()}
        {...{ calculator, copy, hash }}
        call={closing.call}
      >
        {(call) => (
          <>
            <Section labelledBy="reading" intro={{ title: WORDS.calculator.reading }}>
              <TitledList items={points} columns={2} />
              {related.length > 0 && (
                <RelatedAside>
                  <LinkList title={WORDS.articles.related} links={related} level={3} />
                </RelatedAside>
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

  fragment CalculatorBodyCopy on CalculatorCopy {
    ...CalculatorCopy
    closing {
      ...ClosingPart
    }
  }
`;
