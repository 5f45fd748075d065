import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { CallLink } from "../../analytics/CallLink";
import { Closing } from "../shared/Closing";
import { ButtonLink } from "../../ui/Button";
import { PageHero } from "../shared/PageHero";
import { CheckList } from "../../ui/CheckList";
import { Points } from "../../ui/Points";
import { Columns, Lead, Section, SectionIntro } from "../../ui/Section";
import { ToolStatusTag } from "./ToolStatusTag";

interface ToolOverviewProps {
  tool: Queries.ToolOverviewPartFragment;
  copy: Queries.ToolOverviewWordsFragment;
  children?: ReactNode;
}

export const ToolOverview = ({ tool, copy, children }: ToolOverviewProps) => (
  <>
    <PageHero intro={{ eyebrow: tool.category, title: tool.title, lead: tool.lead }}>
      <ToolStatusTag status={tool.status} />
      {children ? (
        <ButtonLink to="#check" $size="lg">
          {copy.startLabel}
        </ButtonLink>
      ) : (
        tool.status === "Available" && <CallLink call={copy.call} subject={tool.title} size="lg" />
      )}
    </PageHero>
    {children}
    <Section ground="sunken" labelledBy="does">
      <Columns $split="1fr 2fr">
        <SectionIntro id="does" title={copy.sections.does} />
        <Points points={tool.does} ordered />
      </Columns>
    </Section>
    <Section labelledBy="for-whom">
      <Columns>
        <div>
          <SectionIntro id="for-whom" title={copy.sections.forWhom} />
          <CheckList items={tool.forWhom} />
        </div>
        <div>
          <SectionIntro title={copy.sections.needs} />
          <CheckList items={tool.needs} />
        </div>
      </Columns>
    </Section>
    <Section labelledBy="meanwhile">
      <Columns $split="1fr 2fr">
        <SectionIntro id="meanwhile" title={copy.sections.meanwhile} />
        <Lead>{tool.meanwhile}</Lead>
      </Columns>
    </Section>
    <Closing {...copy.closing} subject={tool.title} />
  </>
);

export const query = graphql`
  fragment ToolOverviewPart on Tool {
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
  }

  fragment ToolOverviewWords on ToolsPage {
    startLabel
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
`;
