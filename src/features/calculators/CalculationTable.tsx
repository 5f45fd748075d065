import { graphql } from "gatsby";
import styled from "styled-components";
import { fill, type Values } from "../../lib/fill-names";
import { colour, space } from "../../theme/tokens";
import { SectionIntro } from "../../ui/Section";
import { StackedTable } from "../../ui/StackedTable";

interface TableProps {
  lines: readonly Queries.CalculatorLinePartFragment[];
  values: Values;
}

export const CalculationTable = ({ lines, values }: TableProps) => (
  <>
    <SectionIntro
      id="working"
      title={WORDS.calculator.working}
      lead={WORDS.calculator.workingNote}
    />
    <Lines
      labelledBy="working"
      heads={[
        WORDS.calculator.columnLine,
        WORDS.calculator.columnFormula,
        WORDS.calculator.columnWorking,
        WORDS.calculator.result,
      ]}
      figures={1}
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

const Lines = styled(StackedTable)`
  margin-bottom: ${space(12)};
  border-block: 1px solid ${colour.ink};

  td:nth-child(2) {
    color: ${colour.muted};
  }
`;
