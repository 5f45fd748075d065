import styled from "styled-components";
import { toneStyles } from "../../charts/chart-styles";
import { plotOf } from "../../charts/scale";
import { lineValue, type FormulaChart, type MonthLine } from "../../formulas/formula";
import { writeQuantity } from "../../formulas/units";
import { colour, size, space } from "../../theme/tokens";
import { spoken } from "../../ui/spoken";

interface MonthChartProps {
  chart: Extract<FormulaChart, { kind: "months" }>;
  symbol: string;
  labelOf: (part: string) => string;
}

/** Cumulative cost and savings over months: the first line in copper below zero, in keel above it. */
export const MonthChart = ({ chart, symbol, labelOf }: MonthChartProps) => {
  const { months, lines, markers } = chart;
  const [main, ...others] = lines;
  const { x, y, points } = plotOf(
    months,
    lines.flatMap((line) => [line.start, lineValue(line, months)]),
  );
  const sums = lines.flatMap((line) => markers.map(({ month }) => lineValue(line, month)));
  const crossing = chart.crossing !== null && chart.crossing <= months ? chart.crossing : null;
  const segment = (line: MonthLine, from: number, to: number) =>
    [from, to].map((month) => [month, lineValue(line, month)] as const);
  const shadedArea = (from: number, to: number, tone: "leak" | "gain") =>
    main && (
      <g className={`chart-${tone}`}>
        <polygon points={points([[from, 0], ...segment(main, from, to), [to, 0]])} />
        <polyline points={points(segment(main, from, to))} />
      </g>
    );
  return (
    <>
      <Frame aria-hidden="true">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" focusable="false">
          {markers.map(({ month }) => (
            <line key={month} className="grid" x1={x(month)} x2={x(month)} y1="0" y2="100" />
          ))}
          <line className="zero" x1="0" x2="100" y1={y(0)} y2={y(0)} />
          {others.map((line) => (
            <polyline key={line.part} className="other" points={points(segment(line, 0, months))} />
          ))}
          {shadedArea(0, crossing ?? months, "leak")}
          {crossing !== null && shadedArea(crossing, months, "gain")}
        </svg>
        {crossing !== null && <Ring style={{ left: `${x(crossing)}%`, top: `${y(0)}%` }} />}
      </Frame>
      <Table>
        <thead>
          <tr>
            <td />
            {lines.map(({ part }, index) => (
              <th key={part} scope="col">
                <Key data-other={index > 0 || undefined} aria-hidden="true" />
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
                <td key={line.part} data-below={lineValue(line, month) < 0 || undefined}>
                  {spoken(writeQuantity(lineValue(line, month), "sum", symbol, sums))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
};

const Frame = styled.div`
  position: relative;
  height: 8rem;
  margin-bottom: ${space(3)};

  ${toneStyles}

  svg {
    width: 100%;
    height: 100%;
    overflow: visible;
  }

  line,
  polyline {
    fill: none;
    vector-effect: non-scaling-stroke;
  }

  .grid {
    stroke: ${colour.line};
  }

  .zero {
    stroke: ${colour.ink};
  }

  .other {
    stroke: ${colour.edge};
    stroke-width: 1.5px;
    stroke-dasharray: 4 4;
  }

  g polyline {
    stroke-width: 2.5px;
    stroke-linecap: round;
  }

  polygon {
    opacity: 0.14;
    stroke: none;
  }
`;

const Ring = styled.span`
  position: absolute;
  width: 0.875rem;
  height: 0.875rem;
  border: 2.5px solid ${colour.keel};
  border-radius: 50%;
  background: ${colour.surface};
  transform: translate(-50%, -50%);
`;

const Table = styled.table`
  width: 100%;
  /* Shrinks with the panel, so that a row has room for its figures even in enlarged text. */
  font-size: min(${size.compact}, 6.5cqi);

  tr {
    border-bottom: 1px solid ${colour.line};
  }

  th,
  td {
    padding: ${space(1)} 0 ${space(1)} ${space(3)};
    font-weight: 400;
    line-height: 1.3;
    text-align: right;
    vertical-align: bottom;
  }

  th:first-child {
    padding-left: 0;
    text-align: left;
  }

  thead th {
    color: ${colour.muted};
  }

  td:nth-child(2) {
    font-weight: 600;
  }

  td[data-below] {
    color: ${colour.copper};
  }
`;

const Key = styled.span`
  display: inline-block;
  width: 1.25rem;
  margin-right: ${space(1.5)};
  border-top: 2.5px solid ${colour.keel};
  vertical-align: middle;

  &[data-other] {
    border-top: 1.5px dashed ${colour.edge};
  }
`;
