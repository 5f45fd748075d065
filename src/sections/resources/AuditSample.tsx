import { graphql } from "gatsby";
import styled from "styled-components";
import { mixin } from "../../theme/mixins";
import { colour, media, space } from "../../theme/tokens";
import { TitledList } from "../../ui/TitledList";
import { LeakTable } from "./LeakTable";
import { SheetHead } from "./SheetHead";
import { ProfitBridge } from "../shared/ProfitBridge";

/** A sample of the audit's report in its real layout, with the figures of an invented company. */
export const AuditSample = ({ sample }: { sample: Queries.AuditSamplePartFragment }) => (
  <Panel>
    <SheetHead {...sample} />
    <ProfitBridge bridge={sample.bridge} summary={sample.bridgeSummary} />
    <h3 id="sample-leaks">{sample.leaksTitle}</h3>
    <LeakTable labelledBy="sample-leaks" leaks={sample.leaks} columns={sample.columns} />
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
    ...SheetHeadPart
    bridge {
      ...Bridge
    }
    bridgeSummary
    leaksTitle
    leaks {
      ...AuditLeakRow
    }
    columns {
      ...AuditLeakCopy
    }
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
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
  padding: ${space(5)};
  ${mixin.panel}
  border-color: ${colour.edge};
  --ground: ${colour.surface};

  > h3 {
    margin-top: ${space(6)};
    ${mixin.serif("1.75rem")}
  }

  > ul {
    display: grid;
    gap: ${space(2)};
    padding-left: ${space(5)};
  }

  ${media.tablet} {
    padding: ${space(10)};
  }
`;
