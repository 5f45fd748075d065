import { graphql, type PageProps } from "gatsby";
import { Closing } from "../sections/Closing";
import { PageHero } from "../sections/PageHero";
import { ToolDetails } from "../sections/ToolDetails";
import { ToolStatusTag } from "../sections/ToolStatusTag";
import { Seo } from "../seo/Seo";
import { present } from "../site/present";

/** A tool at /tools/<id>/: what it does, for whom, and what one needs. */
const ToolPage = ({ data, location }: PageProps<Queries.ToolPageQuery>) => {
  const tool = present(data.tool, "the tool");
  const { sections, closing, call } = present(data.toolsPage, "tools.yml");
  return (
    <>
      <Seo path={location.pathname} {...tool.seo} />
      <PageHero intro={{ eyebrow: tool.category, title: tool.title, lead: tool.lead }}>
        <ToolStatusTag status={tool.status} />
      </PageHero>
      <ToolDetails tool={tool} titles={sections} />
      <Closing
        title={closing.title}
        lead={closing.lead}
        call={tool.status === "Available" ? call : closing.call}
      />
    </>
  );
};

export default ToolPage;

export const query = graphql`
  query ToolPage($slug: String!) {
    tool(slug: { eq: $slug }) {
      title
      category
      status
      lead
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
