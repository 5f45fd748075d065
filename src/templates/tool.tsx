import { graphql, type PageProps } from "gatsby";
import { Questionnaire } from "../features/questionnaire/Questionnaire";
import { ToolOverview } from "../sections/resources/ToolOverview";
import { Seo } from "../seo/Seo";
import type { PageContext } from "../lib/page-context";
import { required } from "../lib/required";
import { Section, SectionIntro } from "../ui/Section";

const ToolPage = ({
  data,
  location,
  pageContext,
}: PageProps<Queries.ToolPageQuery, PageContext>) => {
  const tool = required(data.tool, "the tool");
  const { check } = tool;
  return (
    <>
      <Seo path={location.pathname} type={pageContext.openGraph} {...tool.seo} />
      <ToolOverview tool={tool} copy={required(data.toolsPage, "tools.yml")}>
        {check && (
          <Section ground="sunken" labelledBy="check">
            <SectionIntro id="check" title={check.title} lead={check.lead} />
            <Questionnaire questionnaire={check} />
          </Section>
        )}
      </ToolOverview>
    </>
  );
};

export default ToolPage;

export const query = graphql`
  query ToolPage($slug: String!) {
    tool(slug: { eq: $slug }) {
      ...ToolOverviewPart
      check {
        title
        lead
        ...QuestionnairePart
      }
      seo {
        ...SeoPart
      }
    }
    toolsPage {
      ...ToolOverviewWords
    }
  }
`;
