import { graphql, type PageProps } from "gatsby";
import { Seo } from "../seo/Seo";
import { required } from "../lib/required";
import { CalculatorBody } from "../sections/resources/CalculatorBody";

const CalculatorPage = ({ data, location }: PageProps<Queries.CalculatorPageQuery>) => {
  const calculator = required(data.calculator, "the calculator");
  const { calculator: copy } = required(data.resourcesPage, "resources.yml");
  return (
    <>
      <Seo {...calculator.seo} />
      <CalculatorBody calculator={calculator} copy={copy} hash={location.hash} />
    </>
  );
};

export default CalculatorPage;

export const query = graphql`
  query CalculatorPage($slug: String!) {
    calculator(slug: { eq: $slug }) {
      ...CalculatorBody
      ...PageSeo
    }
    resourcesPage {
      calculator {
        ...CalculatorBodyCopy
      }
    }
  }
`;
