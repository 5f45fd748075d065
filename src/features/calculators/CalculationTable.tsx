import { graphql } from "gatsby";
import styled from "styled-components";
import { fill, type Values } from "../../lib/fill-names";
import { mixin } from "../../theme/mixins";
import { colour, space } from "../../theme/tokens";
import { StackedTable } from "../../ui/StackedTable";

interface TableProps {
  lines: readonly Queries.CalculatorLinePartFragment[];
  values: Values;
}

export const CalculationTable = ({ lines, values }: TableProps) => (
  <>
    <h2 id="working">{WORDS.calculator.working}</h2>
    <Note className="no-print">{WORDS.calculator.workingNote}</Note>
    <Lines
      labelledBy="working"
      heads={[
        WORDS.calculator.columnLine,
        WORDS.calculator.columnFormula,
        WORDS.calculator.columnWorking,
        WORDS.calculator.columnResult,
      ]}
    >
      <tbody>
        {lines.map(({ name, formula, working, result, none }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{formula}</td>
            <td>{fill(working, values)}</td>
            <td className="align-right trailing">
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
