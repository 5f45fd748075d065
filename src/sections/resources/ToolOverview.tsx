import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { CallLink } from "../../analytics/CallLink";
import { Closing } from "../shared/Closing";
import { ButtonLink } from "../../ui/Button";
import { PageHero } from "../shared/PageHero";
import { ToolDetails } from "./ToolDetails";
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
    <ToolDetails tool={tool} titles={copy.sections} />
    <Closing {...copy.closing} subject={tool.title} />
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
