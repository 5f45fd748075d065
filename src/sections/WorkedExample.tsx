import { graphql } from "gatsby";
import styled from "styled-components";
import { fill, type Words } from "../calculators/template";
import { colour, media, space } from "../theme/tokens";

interface WorkedExampleProps {
  lines: readonly Queries.CalculatorLinePartFragment[];
  /** The figures that are put in. */
  words: Words;
  title: string;
  note: string;
  columns: { line: string; formula: string; working: string; result: string };
}

/** A calculation on paper: each line with its formula and with the figures put in. */
export const WorkedExample = ({ lines, words, title, note, columns }: WorkedExampleProps) => (
  <>
    <h2 id="working">{title}</h2>
    <Note className="no-print">{note}</Note>
    <Scroll aria-labelledby="working" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{columns.line}</th>
            <th scope="col">{columns.formula}</th>
            <th scope="col">{columns.working}</th>
            <th scope="col">{columns.result}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, formula, working, result, none }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{formula}</td>
              <td>{fill(working, words)}</td>
              <td>
                <strong>{fill(result, words, none)}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
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
  max-width: 44rem;
  margin-top: ${space(3)};
  color: ${colour.muted};
`;

const Scroll = styled.section`
  overflow-x: auto;
  margin-block: ${space(6)} ${space(12)};
  border-block: 1px solid ${colour.ink};

  table {
    width: 100%;
    min-width: 40rem;
  }

  th,
  td {
    padding: ${space(3)} ${space(6)} ${space(3)} 0;
    border-bottom: 1px solid ${colour.line};
    line-height: 1.45;
    text-align: left;
    vertical-align: top;
  }

  td:last-child {
    padding-right: 0;
    white-space: nowrap;
  }

  thead th {
    color: ${colour.muted};
    font-size: 0.9375rem;
  }

  tbody th {
    font-weight: 600;
  }

  ${media.print} {
    margin-block: ${space(3)};
    overflow: visible;
    font-size: 9pt;

    table {
      min-width: 0;
    }
  }
`;
