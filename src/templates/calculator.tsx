import { graphql, type PageProps } from "gatsby";
import { Calculator } from "../features/calculators/Calculator";
import { exampleTexts } from "../features/calculators/calculation";
import { fill } from "../lib/fill-names";
import { required } from "../lib/required";
import { chooseRelated } from "../sections/shared/choose-related";
import { Closing } from "../sections/shared/Closing";
import { PageHero } from "../sections/shared/PageHero";
import { LinkList, RelatedAside } from "../ui/LinkList";
import { Section } from "../ui/Section";
import { TitledList } from "../ui/TitledList";

const CalculatorPage = ({ data, location }: PageProps<Queries.CalculatorPageQuery>) => {
  const calculator = required(data.calculator, "the calculator");
  const { calculator: copy } = required(data.resourcesPage, "resources.yml");
  const { title, seo, inputs, reading } = calculator;
  const example = exampleTexts(calculator);
  const related = chooseRelated(calculator.related);
  return (
    <>
      <PageHero
        ground="paper"
        seo={seo}
        intro={{ eyebrow: WORDS.kinds.Calculator, title, lead: fill(calculator.lead, example) }}
      />
      <Calculator
        // In the preview of the CMS, the example may change.
        key={inputs.map((input) => input.example).join()}
        calculator={calculator}
        copy={copy}
        call={copy.closing.call}
        hash={location.hash}
      >
        {(call) => (
          <>
            <Section labelledBy="reading" intro={{ title: WORDS.calculator.reading }}>
              <TitledList
                items={reading.map((point) => ({
                  ...point,
                  description: fill(point.description, example),
                }))}
                columns={2}
              />
              {related.length > 0 && (
                <RelatedAside>
                  <LinkList title={WORDS.articles.related} links={related} level={3} />
                </RelatedAside>
              )}
            </Section>
            <Closing {...copy.closing} call={call} />
          </>
        )}
      </Calculator>
    </>
  );
};

export default CalculatorPage;

export const query = graphql`
  query CalculatorPage($slug: String!) {
    calculator(slug: { eq: $slug }) {
      lead
      ...Calculator
      related {
        ...RelatedReading
      }
      reading {
        title
        description
      }
      ...PageSeo
    }
    resourcesPage {
      calculator {
        ...CalculatorCopy
        closing {
          ...ClosingPart
        }
      }
    }
  }
`;
