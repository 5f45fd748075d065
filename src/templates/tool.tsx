import { graphql, type PageProps } from "gatsby";
import { Closing } from "../sections/Closing";
import { PageHero } from "../sections/PageHero";
import { ToolStatusTag } from "../sections/ToolStatusTag";
import { Seo } from "../seo/Seo";
import { present } from "../site/present";
import { Band } from "../ui/Band";
import { CheckList } from "../ui/CheckList";
import { Columns } from "../ui/Columns";
import { Points } from "../ui/Points";
import { SectionIntro } from "../ui/SectionIntro";

/** A tool at /tools/<id>/: what it does, for whom, and what one needs. */
const ToolPage = ({ data, location }: PageProps<Queries.ToolPageQuery>) => {
  const path = location.pathname;
  const tool = present(data.tool, "the tool");
  const { sections, closing, call } = present(data.toolsPage, "tools.yml");
  return (
    <>
      <Seo path={path} {...tool.seo} />
      <PageHero intro={{ eyebrow: tool.category, title: tool.title, lead: tool.lead }}>
        <ToolStatusTag status={tool.status} />
      </PageHero>
      <Band ground="sunken" labelledBy="does">
        <Columns $split="1fr 2fr">
          <SectionIntro id="does" title={sections.does} />
          <Points points={tool.does} ordered />
        </Columns>
      </Band>
      <Band labelledBy="for-whom">
        <Columns>
          <div>
            <SectionIntro id="for-whom" title={sections.forWhom} />
            <CheckList items={tool.forWhom} />
          </div>
          <div>
            <SectionIntro title={sections.needs} />
            <CheckList items={tool.needs} />
          </div>
        </Columns>
      </Band>
      <Band labelledBy="meanwhile">
        <SectionIntro id="meanwhile" title={sections.meanwhile} lead={tool.meanwhile} />
      </Band>
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
      does {
        title
        description
      }
      forWhom
      needs
      meanwhile
      seo {
        ...SeoPart
      }
    }
    toolsPage {
      call {
        ...Call
      }
      sections {
        does
        forWhom
        needs
        meanwhile
      }
      closing {
        ...ClosingPart
      }
    }
  }
`;
