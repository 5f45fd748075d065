import { graphql, type PageProps } from "gatsby";
import { ToolOverview } from "../sections/resources/ToolOverview";
import { Seo } from "../seo/Seo";
import type { PageContext } from "../lib/page-context";
import { required } from "../lib/required";

const ToolPage = ({
  data,
  location,
  pageContext,
}: PageProps<Queries.ToolPageQuery, PageContext>) => {
  const tool = required(data.tool, "the tool");
  const copy = required(data.toolsPage, "tools.yml");
  return (
    <>
      <Seo path={location.pathname} type={pageContext.openGraph} {...tool.seo} />
      <ToolOverview tool={tool} copy={copy} />
    </>
  );
};

export default ToolPage;

export const query = graphql`
  query ToolPage($slug: String!) {
    tool(slug: { eq: $slug }) {
      ...ToolOverviewPart
      seo {
        ...SeoPart
      }
    }
    toolsPage {
      ...ToolOverviewWords
    }
  }
`;
