import { graphql } from "gatsby";
import styled from "styled-components";
import { mixin } from "../../theme/mixins";
import { colour, media, space } from "../../theme/tokens";
import { TitledList } from "../../ui/TitledList";
import { StackedTable } from "../../ui/StackedTable";
import { auditSums, dollars } from "./audit-sums";
import { SheetHead } from "./SheetHead";
import { ProfitBridge } from "../shared/ProfitBridge";

/** A sample of the audit's report in its real layout, with the figures of an invented company. */
export const AuditSample = ({ sample }: { sample: Queries.AuditSamplePartFragment }) => {
  const { columns } = sample;
  const { rows, total } = auditSums(sample.leaks);
  return (
    <Panel>
      <SheetHead {...sample} />
      <ProfitBridge bridge={sample.bridge} summary={sample.bridgeSummary} />
      <h3 id="sample-leaks">{sample.leaksTitle}</h3>
      <Leaks
        labelledBy="sample-leaks"
        heads={[
          columns.leak,
          columns.basis,
          columns.certainty,
          columns.yearly,
          columns.weeks,
          columns.perWeek,
        ]}
      >
        <tbody>
          {rows.map(({ title, formula, rows: source, certainty, yearly, weeks, perWeek }) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              <td>
                {formula}
                <small>{source}</small>
              </td>
              <td data-head={columns.certainty}>{certainty}</td>
              <td className="align-right paired" data-head={columns.yearly}>
                {dollars(yearly)}
              </td>
              <td className="align-right paired" data-head={columns.weeks}>
                {weeks}
              </td>
              <td className="align-right beside" data-head={columns.perWeek}>
                {dollars(perWeek)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {columns.total}
            </th>
            <td className="align-right beside">{dollars(total)}</td>
            <td colSpan={2} />
          </tr>
        </tfoot>
      </Leaks>
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
};

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

  fragment AuditLeakRow on AuditSampleLeak {
    title
    formula
    rows
    certainty
    yearly
    weeks
  }

  fragment AuditLeakCopy on AuditSampleColumns {
    leak
    basis
    certainty
    yearly
    weeks
    perWeek
    total
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

const Leaks = styled(StackedTable)`
  small {
    display: block;
    ${mixin.note}
  }

  /* On a phone, two figures share a line. */
  ${media.belowTablet} {
    tbody tr {
      grid-template-columns: 1fr 1fr;
    }

    tbody .paired {
      grid-column: auto;
    }
  }

  tfoot {
    border-top: 1px solid ${colour.ink};
    font-weight: 600;
  }
`;
