import { graphql } from "gatsby";
import styled from "styled-components";
import { colour, look, media } from "../../theme/tokens";
import { StackedTable } from "../../ui/StackedTable";
import { auditSums, dollars } from "./audit-sums";

interface LeakTableProps {
  labelledBy: string;
  leaks: readonly Queries.AuditLeakRowFragment[];
  columns: Queries.AuditLeakWordsFragment;
}

/** The leaks of an audit, by dollars for each week of work, and what those that are more than a judgement come to. */
export const LeakTable = ({ labelledBy, leaks, columns }: LeakTableProps) => {
  const { rows, total } = auditSums(leaks);
  return (
    <Leaks
      $figure={6}
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
            <td data-head={columns.yearly}>{dollars(yearly)}</td>
            <td data-head={columns.weeks}>{weeks}</td>
            <td data-head={columns.perWeek}>{dollars(perWeek)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            {columns.total}
          </th>
          <td>{dollars(total)}</td>
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

  fragment AuditLeakWords on AuditSampleColumns {
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
    ${look.note}
  }

  /* The sum draws the line above it. */
  tbody tr:last-child,
  tbody tr:last-child > :is(th, td) {
    border-bottom: 0;
  }

  tfoot tr {
    border-top: 1px solid ${colour.ink};
    border-bottom: 0;
    font-weight: 600;
  }

  tfoot td:last-child {
    display: none;
  }

  ${media.desktopOrPrint} {
    td:nth-last-child(-n + 3),
    thead th:nth-last-child(-n + 3),
    tfoot td:nth-child(2) {
      text-align: right;
      white-space: nowrap;
    }

    tfoot td:last-child {
      display: table-cell;
    }

    tfoot tr > :is(th, td) {
      border-top: 1px solid ${colour.ink};
      border-bottom: 0;
    }
  }
`;
