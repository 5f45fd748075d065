import { graphql, type PageProps } from "gatsby";
import { Closing } from "../sections/Closing";
import { PageHero } from "../sections/PageHero";
import { ToolDetails } from "../sections/ToolDetails";
import { ToolStatusTag } from "../sections/ToolStatusTag";
import { Seo } from "../seo/Seo";
import { present } from "../site/present";
import { GuidedCheck } from "../tools/GuidedCheck";
import { Band } from "../ui/Band";
import { SectionIntro } from "../ui/SectionIntro";

/** A tool that is a guided check on its own page; the script of the check is on no other page. */
const ToolCheckPage = ({ data, location }: PageProps<Queries.ToolCheckPageQuery>) => {
  const tool = present(data.tool, "the tool");
  const check = present(tool.check, "the check");
  const { sections, closing, call } = present(data.toolsPage, "tools.yml");
  return (
    <>
      <Seo path={location.pathname} {...tool.seo} />
      <PageHero intro={{ eyebrow: tool.category, title: tool.title, lead: tool.lead }}>
        <ToolStatusTag status={tool.status} />
      </PageHero>
      <Band ground="sunken" labelledBy="check">
        <SectionIntro id="check" title={check.title} lead={check.lead} />
        <GuidedCheck check={check} />
      </Band>
      <ToolDetails tool={tool} titles={sections} />
      <Closing title={closing.title} lead={closing.lead} call={call} />
    </>
  );
};

export default ToolCheckPage;

export const query = graphql`
  query ToolCheckPage($slug: String!) {
    tool(slug: { eq: $slug }) {
      title
      category
      status
      lead
      check {
        ...GuidedCheckPart
      }
      ...ToolDetailsPart
      seo {
        ...SeoPart
      }
    }
    toolsPage {
      call {
        ...Call
      }
      sections {
        ...ToolTitlesPart
      }
      closing {
        ...ClosingPart
      }
    }
  }
`;
