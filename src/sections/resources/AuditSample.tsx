import { graphql } from "gatsby";
import styled from "styled-components";
import { mixin } from "../../theme/mixins";
import { colour, size, space } from "../../theme/tokens";
import { TitledList } from "../../ui/TitledList";
import { ProfitBridge } from "../shared/ProfitBridge";
import { LeakTable, SheetHead } from "./AuditSheet";

/** A sample of the audit's report in its real layout, with the figures of an invented company. */
export const AuditSample = ({ sample }: { sample: Queries.AuditSamplePartFragment }) => (
  <Panel>
    <SheetHead {...sample} />
    <ProfitBridge bridge={sample.bridge} summary={sample.bridgeSummary} />
    <h3 id="sample-leaks">{sample.leaksTitle}</h3>
    <LeakTable sample={sample} labelledBy="sample-leaks" />
    <h3>{sample.orderTitle}</h3>
    <TitledList items={sample.steps} ordered level={4} columns={3} />
    <h3>{sample.gapsTitle}</h3>
    <ul>
      {sample.gaps.map((gap) => (
        <li key={gap}>{gap}</li>
      ))}
    </ul>
  </Panel>
);

export const query = graphql`
  fragment AuditSamplePart on AuditSample {
    ...AuditSheet
    bridge {
      ...ChartPart
    }
    bridgeSummary
    orderTitle
    steps {
      title
      description
    }
    gapsTitle
    gaps
  }
`;

const Panel = styled.div`
  ${mixin.stack(6)}
  ${mixin.card(10)}
  border-color: ${colour.edge};
  --ground: ${colour.surface};

  > h3 {
    margin-top: ${space(6)};
    ${mixin.serif(size.title)}
  }

  > ul {
    ${mixin.stack(2)}
    padding-inline-start: ${space(5)};
  }
`;
