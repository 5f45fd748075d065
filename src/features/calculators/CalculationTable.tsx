import { graphql } from "gatsby";
import styled from "styled-components";
import { fill, type Values } from "../../formulas/fill-names";
import { mixin } from "../../theme/mixins";
import { colour, space } from "../../theme/tokens";
import { StackedTable } from "../../ui/StackedTable";

interface TableProps {
  lines: readonly Queries.CalculatorLinePartFragment[];
  values: Values;
  title: string;
  note: string;
  columns: { line: string; formula: string; working: string; result: string };
}

export const CalculationTable = ({ lines, values, title, note, columns }: TableProps) => (
  <>
    <h2 id="working">{title}</h2>
    <Note className="no-print">{note}</Note>
    <Lines
      labelledBy="working"
      heads={[columns.line, columns.formula, columns.working, columns.result]}
    >
      <tbody>
        {lines.map(({ name, formula, working, result, none }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{formula}</td>
            <td>{fill(working, values)}</td>
            <td className="align-right beside">
              <strong>{fill(result, values, none)}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </Lines>
  </>
);

export const query = graphql`
  fragment CalculatorLinePart on CalculatorLine {
    name
    formula
    working
    result
    none
  }
`;

const Note = styled.p`
  ${mixin.description}
  margin-top: ${space(3)};
`;

const Lines = styled(StackedTable)`
  margin-block: ${space(6)} ${space(12)};
  border-block: 1px solid ${colour.ink};

  td:nth-child(2) {
    color: ${colour.muted};
  }
`;
