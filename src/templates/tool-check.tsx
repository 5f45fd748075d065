import { graphql, type PageProps } from "gatsby";
import { ToolOverview } from "../sections/resources/ToolOverview";
import { Seo } from "../seo/Seo";
import type { PageContext } from "../lib/page-context";
import { required } from "../lib/required";
import { GuidedCheck } from "../features/guided-check/GuidedCheck";
import { Section, SectionIntro } from "../ui/Section";

/** A tool that is a guided check, on its own page; no other page loads the script of the check. */
const ToolCheckPage = ({
  data,
  location,
  pageContext,
}: PageProps<Queries.ToolCheckPageQuery, PageContext>) => {
  const tool = required(data.tool, "the tool");
  const check = required(tool.check, "the check");
  const copy = required(data.toolsPage, "tools.yml");
  return (
    <>
      <Seo path={location.pathname} type={pageContext.openGraph} {...tool.seo} />
      <ToolOverview tool={tool} copy={copy}>
        <Section ground="sunken" labelledBy="check">
          <SectionIntro id="check" title={check.title} lead={check.lead} />
          <GuidedCheck check={check} />
        </Section>
      </ToolOverview>
    </>
  );
};

export default ToolCheckPage;

export const query = graphql`
  query ToolCheckPage($slug: String!) {
    tool(slug: { eq: $slug }) {
      ...ToolOverviewPart
      check {
        ...GuidedCheckPart
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
