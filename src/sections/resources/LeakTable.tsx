import { graphql } from "gatsby";
import styled from "styled-components";
import { mixin } from "../../theme/mixins";
import { colour, media } from "../../theme/tokens";
import { StackedTable } from "../../ui/StackedTable";
import { auditSums, dollars } from "./audit-sums";

interface LeakTableProps {
  labelledBy: string;
  leaks: readonly Queries.AuditLeakRowFragment[];
  columns: Queries.AuditLeakCopyFragment;
}

/** The leaks of an audit, highest dollars per week of work first, and the yearly total without those marked Judged. */
export const LeakTable = ({ labelledBy, leaks, columns }: LeakTableProps) => {
  const { rows, total } = auditSums(leaks);
  return (
    <Leaks
      labelledBy={labelledBy}
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
  );
};

export const query = graphql`
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
