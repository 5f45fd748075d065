import styled from "styled-components";
import { toneStyles } from "../../charts/bar-styles";
import { plotStyles } from "../../charts/chart-styles";
import { plotOf } from "../../charts/scale";
import { lineValue, type FormulaChart } from "../../formulas/formula";
import { writeQuantity } from "../../formulas/units";
import { colour, size, space } from "../../theme/tokens";
import { spoken } from "../../ui/spoken";

interface MonthChartProps {
  chart: Extract<FormulaChart, { kind: "months" }>;
  symbol: string;
  labelOf: (part: string) => string;
}

/** Cumulative cost and savings over months: the first line in the colour of losses below zero, in the accent above it. */
export const MonthChart = ({ chart, symbol, labelOf }: MonthChartProps) => {
  const { months, lines, markers, crossing } = chart;
  const { x, y, points } = plotOf(
    months,
    lines.flatMap((line) => [line.start, lineValue(line, months)]),
  );
  const sums = lines.flatMap((line) => markers.map(({ month }) => lineValue(line, month)));
  const turn = Math.min(crossing ?? months, months);
  const stretches = lines.flatMap((line, index) =>
    index > 0
      ? [{ line, from: 0, to: months, tone: "plain" }]
      : [
          { line, from: 0, to: turn, tone: "leak" },
          { line, from: turn, to: months, tone: "gain" },
        ],
  );
  const payback = `M${x(turn)} ${y(0)}h0`;
  return (
    <Frame>
      <svg
        className="chart-drawing"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        {markers.map(({ month }) => (
          <path key={month} className="chart-grid" d={`M${x(month)} 0V100`} />
        ))}
        <path className="zero" d={`M0 ${y(0)}H100`} />
        {stretches.map(({ line, from, to, tone }) => {
          const ends = [from, to].map((month) => [month, lineValue(line, month)] as const);
          return (
            <g key={line.part + tone} data-tone={tone}>
              <polygon points={points([[from, 0], ...ends, [to, 0]])} />
              <polyline className="chart-line" points={points(ends)} />
            </g>
          );
        })}
        {turn < months && <path className="chart-line ring" d={payback} />}
        {turn < months && <path className="chart-line hole" d={payback} />}
      </svg>
      <table>
        <thead>
          <tr>
            <td />
            {lines.map(({ part }, index) => (
              <th key={part} scope="col" data-tone={index > 0 ? "plain" : "gain"}>
                {labelOf(part)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {markers.map(({ part, month }) => (
            <tr key={part}>
              <th scope="row">{labelOf(part)}</th>
              {lines.map((line) => (
                <td key={line.part} data-tone={lineValue(line, month) < 0 ? "leak" : undefined}>
                  {spoken(writeQuantity(lineValue(line, month), "sum", symbol, sums))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Frame>
  );
};

const Frame = styled.div`
  ${toneStyles}
  ${plotStyles}

  .chart-drawing {
    height: 8rem;
    margin-bottom: ${space(3)};
  }

  .zero {
    stroke: ${colour.ink};
  }

  polygon {
    fill: var(--tone);
    opacity: 0.14;
  }

  [data-tone="plain"] {
    --tone: ${colour.edge};
    stroke-dasharray: 1 6;
  }

  [data-tone="plain"] polygon {
    display: none;
  }

  .ring {
    stroke: ${colour.accent};
    stroke-width: 14px;
  }

  .hole {
    stroke: ${colour.surface};
    stroke-width: 9px;
  }

  table {
    width: 100%;
    /* Shrinks with the panel, so that a row has room for its figures even in enlarged text. */
    font-size: min(${size.small}, 6.5cqi);
  }

  tr {
    border-bottom: 1px solid ${colour.line};
  }

  th,
  td {
    padding-block: ${space(1)};
    padding-inline: ${space(3)} 0;
    font-weight: 400;
    line-height: 1.3;
    text-align: end;
    vertical-align: bottom;
  }

  th:first-child {
    padding-inline-start: 0;
    text-align: start;
  }

  /* The key: each head is ruled like its line. */
  thead [data-tone] {
    border-bottom: 3px solid var(--tone);
  }

  thead [data-tone="plain"] {
    border-bottom-style: dotted;
  }

  td {
    color: var(--tone);
  }

  td:nth-child(2) {
    font-weight: 600;
  }
`;
