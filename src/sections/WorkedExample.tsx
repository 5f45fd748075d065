import { graphql } from "gatsby";
import styled from "styled-components";
import { colour, space } from "../theme/tokens";

interface WorkedExampleProps {
  inputs: readonly Queries.CalculatorTermPartFragment[];
  lines: readonly Queries.CalculatorLinePartFragment[];
  titles: { inputs: string; working: string };
}

/** A calculation on paper: what goes in, and each line with the example's figures. */
export const WorkedExample = ({ inputs, lines, titles }: WorkedExampleProps) => (
  <>
    <h2 id="inputs">{titles.inputs}</h2>
    <Scroll aria-labelledby="inputs" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">What goes in</th>
            <th scope="col">What to count</th>
            <th scope="col">Example</th>
          </tr>
        </thead>
        <tbody>
          {inputs.map(({ name, unit, meaning, example }) => (
            <tr key={name}>
              <th scope="row">
                {name} <small>({unit})</small>
              </th>
              <td>{meaning}</td>
              <td>{example}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
    <h2 id="working">{titles.working}</h2>
    <Scroll aria-labelledby="working" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">Formula</th>
            <th scope="col">With the figures</th>
            <th scope="col">Result</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, formula, working, result }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{formula}</td>
              <td>{working}</td>
              <td>
                <strong>{result}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  </>
);

export const query = graphql`
  fragment CalculatorTermPart on CalculatorTerm {
    name
    unit
    meaning
    example
  }

  fragment CalculatorLinePart on CalculatorLine {
    name
    formula
    working
    result
  }
`;

const Scroll = styled.section`
  overflow-x: auto;
  margin-block: ${space(6)} ${space(16)};
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

  small {
    color: ${colour.muted};
    font-weight: 400;
  }
`;
