import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Closing } from "../shared/Closing";
import { ButtonLink } from "../../ui/Button";
import { PageHero } from "../shared/PageHero";
import { ToolDetails } from "./ToolDetails";
import { ToolStatusTag } from "./ToolStatusTag";

interface ToolOverviewProps {
  tool: Queries.ToolOverviewPartFragment;
  copy: Queries.ToolOverviewWordsFragment;
  /** The closing call to action. */
  call: Queries.CallFragment;
  /** What visitors can do with the tool on this page. */
  children?: ReactNode;
}

/** A tool from its name to the closing call to action. */
export const ToolOverview = ({ tool, copy, call, children }: ToolOverviewProps) => (
  <>
    <PageHero intro={{ eyebrow: tool.category, title: tool.title, lead: tool.lead }}>
      <ToolStatusTag status={tool.status} />
      {children && (
        <ButtonLink to="#check" $size="lg">
          {copy.startLabel}
        </ButtonLink>
      )}
    </PageHero>
    {children}
    <ToolDetails tool={tool} titles={copy.sections} />
    <Closing title={copy.closing.title} lead={copy.closing.lead} call={call} subject={tool.title} />
  </>
);

export const query = graphql`
  fragment ToolOverviewPart on Tool {
    title
    category
    status
    lead
    ...ToolDetailsPart
  }

  fragment ToolOverviewWords on ToolsPage {
    startLabel
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
`;
