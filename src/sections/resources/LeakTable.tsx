import { graphql } from "gatsby";
import styled from "styled-components";
import { colour, look } from "../../theme/tokens";
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
            <td className="align-right" data-head={columns.yearly}>
              {dollars(yearly)}
            </td>
            <td className="align-right" data-head={columns.weeks}>
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

  tfoot {
    border-top: 1px solid ${colour.ink};
    font-weight: 600;
  }
`;
