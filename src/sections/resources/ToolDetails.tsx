import { graphql } from "gatsby";
import { Section, Lead, SectionIntro, Columns } from "../../ui/Section";
import { CheckList } from "../../ui/CheckList";
import { Points } from "../../ui/Points";

interface ToolDetailsProps {
  tool: Queries.ToolDetailsPartFragment;
  titles: Queries.ToolTitlesPartFragment;
}

export const ToolDetails = ({ tool, titles }: ToolDetailsProps) => (
  <>
    <Section ground="sunken" labelledBy="does">
      <Columns $split="1fr 2fr">
        <SectionIntro id="does" title={titles.does} />
        <Points points={tool.does} ordered />
      </Columns>
    </Section>
    <Section labelledBy="for-whom">
      <Columns>
        <div>
          <SectionIntro id="for-whom" title={titles.forWhom} />
          <CheckList items={tool.forWhom} />
        </div>
        <div>
          <SectionIntro title={titles.needs} />
          <CheckList items={tool.needs} />
        </div>
      </Columns>
    </Section>
    <Section labelledBy="meanwhile">
      <Columns $split="1fr 2fr">
        <SectionIntro id="meanwhile" title={titles.meanwhile} />
        <Lead>{tool.meanwhile}</Lead>
      </Columns>
    </Section>
  </>
);

export const query = graphql`
  fragment ToolDetailsPart on Tool {
    does {
      title
      description
    }
    forWhom
    needs
    meanwhile
  }

  fragment ToolTitlesPart on ToolSectionTitles {
    does
    forWhom
    needs
    meanwhile
  }
`;
