import styled from "styled-components";
import type { BridgeStep } from "../../formulas/formula";
import { writeQuantity, type Unit } from "../../formulas/units";
import { barPlace, layOutBars } from "../../charts/bridge";
import { barStyles, toneStyles } from "../../charts/chart-styles";
import { colour, motion, space } from "../../theme/tokens";
import { spoken } from "../../ui/spoken";

interface BridgeChartProps {
  title: string;
  steps: readonly BridgeStep[];
  unit: Unit;
  symbol: string;
  labelOf: (part: string) => string;
}

/** The bridge of a calculation: each bar begins where the one above ends. */
export const BridgeChart = ({ title, steps, unit, symbol, labelOf }: BridgeChartProps) => {
  const { zero, ...scaled } = layOutBars(steps);
  const values = steps.map(({ value }) => value);
  const bars = scaled.bars.map((bar) => ({ ...bar, ...barPlace(bar) }));
  return (
    <Bars>
      <table className="chart-table" aria-label={title}>
        <tbody>
          {bars.map(({ row, tone, x, width }) => (
            <tr key={row.part}>
              <th scope="row">{labelOf(row.part)}</th>
              <td className="chart-figure">
                {spoken(writeQuantity(row.value, unit, symbol, values))}
              </td>
              <td className="chart-bar" aria-hidden="true">
                <svg viewBox="0 0 100 10" preserveAspectRatio="none" focusable="false">
                  {zero > 0 && (
                    <rect className="zero" x={zero * 100} y="0" width="0.4" height="10" />
                  )}
                  <rect className={`chart-${tone}`} x={x} y="0" width={width} height="10" />
                </svg>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Bars>
  );
};

const Bars = styled.div`
  ${toneStyles}
  ${barStyles}

  tr {
    border-top: 1px solid ${colour.line};
  }

  .chart-table :is(th, td) {
    padding-block: ${space(1)};
  }

  .chart-table th {
    overflow-wrap: anywhere;
  }

  .chart-table tr:has(.chart-total, .chart-leak, .chart-gain) > * {
    font-weight: 600;
  }

  tr:has(.chart-leak) {
    color: ${colour.copper};
  }

  tr:has(.chart-gain) {
    color: ${colour.keel};
  }

  rect {
    transition:
      x ${motion.calm},
      width ${motion.calm};
  }

  .zero {
    fill: ${colour.line};
  }
`;
