import { graphql, type PageProps } from "gatsby";
import { Closing } from "../sections/shared/Closing";
import { PageHero } from "../sections/shared/PageHero";
import { ProcessSteps } from "../sections/company/ProcessSteps";
import { ProcessTimeline } from "../sections/company/ProcessTimeline";
import { required } from "../lib/required";
import { Section } from "../ui/Section";
import { Container } from "../ui/Container";
import { TitledList } from "../ui/TitledList";

const ProcessPage = ({ data }: PageProps<Queries.ProcessPageQuery>) => {
  const copy = required(data.processPage, "process.yml");
  return (
    <>
      <PageHero
        short
        seo={copy.seo}
        intro={copy.hero}
        foot={<ProcessTimeline steps={data.allProcessStep.nodes} />}
      />
      <Container>
        <ProcessSteps steps={data.allProcessStep.nodes} />
      </Container>
      <Section labelledBy="expectations" intro={{ title: copy.expectations.title }}>
        <TitledList items={copy.expectations.items} columns={2} />
      </Section>
      <Closing {...copy.closing} showSteps />
    </>
  );
};

export default ProcessPage;

export const query = graphql`
  query ProcessPage {
    processPage {
      ...PageTop
      expectations {
        title
        items {
          title
          description
        }
      }
      closing {
        ...ClosingPart
      }
    }
    allProcessStep(sort: { order: ASC }) {
      nodes {
        ...ProcessStepPart
      }
    }
  }
`;
