import { graphql, type PageProps } from "gatsby";
import { Closing } from "../../sections/shared/Closing";
import { PageHero } from "../../sections/shared/PageHero";
import { ToolList } from "../../sections/resources/ToolList";
import { required } from "../../lib/required";
import { Container, Spacer } from "../../ui/Container";

const ToolsPage = ({ data }: PageProps<Queries.ToolsPageQuery>) => {
  const copy = required(data.toolsPage, "tools.yml");
  const tools = data.allTool.nodes;
  return (
    <>
      <PageHero seo={copy.seo} intro={copy.hero} />
      <Container>
        {tools.length > 0 ? <ToolList tools={tools} call={copy.call} /> : <p>{copy.empty}</p>}
      </Container>
      <Spacer />
      <Closing {...copy.closing} />
    </>
  );
};

export default ToolsPage;

export const query = graphql`
  query ToolsPage {
    toolsPage {
      ...PageTop
      call {
        ...Call
      }
      empty
      closing {
        ...ClosingPart
      }
    }
    allTool(sort: { order: ASC }) {
      nodes {
        ...ToolCard
      }
    }
  }
`;
