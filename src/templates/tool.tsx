import { graphql, type PageProps } from "gatsby";
import { CtaLink } from "../ui/CtaLink";
import { Questionnaire } from "../features/questionnaire/Questionnaire";
import { ToolStatusTag } from "../sections/resources/ToolStatusTag";
import { Closing } from "../sections/shared/Closing";
import { PageHero } from "../sections/shared/PageHero";
import { required } from "../lib/required";
import { ButtonLink } from "../ui/Button";
import { CheckList } from "../ui/CheckList";
import { TitledList } from "../ui/TitledList";
import { Columns, Lead, Section, SectionIntro } from "../ui/Section";

const ToolPage = ({ data }: PageProps<Queries.ToolPageQuery>) => {
  const tool = required(data.tool, "the tool");
  const copy = required(data.toolsPage, "tools.yml");
  const { title, status, questionnaire } = tool;
  return (
    <>
      <PageHero seo={tool.seo} intro={{ eyebrow: tool.category, title, lead: tool.lead }}>
        <ToolStatusTag status={status} />
        {questionnaire ? (
          <ButtonLink to="#check" $size="lg">
            {WORDS.tools.start}
          </ButtonLink>
        ) : (
          status === "available" && <CtaLink call={copy.call} subject={title} size="lg" />
        )}
      </PageHero>
      {questionnaire && (
        <Section
          ground="sunken"
          labelledBy="check"
          intro={{ title: questionnaire.title, lead: questionnaire.lead }}
        >
          <Questionnaire questionnaire={questionnaire} />
        </Section>
      )}
      <Section ground="sunken" labelledBy="does" intro={{ title: WORDS.tools.does }} inColumns>
        <TitledList items={tool.does} ordered />
      </Section>
      <Section labelledBy="for-whom">
        <Columns>
          <div>
            <SectionIntro id="for-whom" title={WORDS.tools.forWhom} />
            <CheckList items={tool.forWhom} />
          </div>
          <div>
            <SectionIntro title={WORDS.tools.needs} />
            <CheckList items={tool.needs} />
          </div>
        </Columns>
      </Section>
      <Section labelledBy="meanwhile" intro={{ title: WORDS.tools.meanwhile }} inColumns>
        <Lead>{tool.meanwhile}</Lead>
      </Section>
      <Closing {...copy.closing} subject={title} />
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
      questionnaire {
        title
        lead
        ...QuestionnairePart
      }
      does {
        title
        description
      }
      forWhom
      needs
      meanwhile
      ...PageSeo
    }
    toolsPage {
      call {
        ...Call
      }
      closing {
        ...ClosingPart
      }
    }
  }
`;
