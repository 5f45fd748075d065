import styled, { css } from "styled-components";
import type { BridgeStep } from "../../formulas/formula";
import { writeQuantity, type Unit } from "../../formulas/units";
import { barPlace, layOutBars } from "../../charts/bridge";
import { colour, motion, space } from "../../theme/tokens";

interface BridgeChartProps {
  steps: readonly BridgeStep[];
  unit: Unit;
  symbol: string;
  labelOf: (part: string) => string;
}

/** The bridge of a calculation: each bar begins where the one above ends. */
export const BridgeChart = ({ steps, unit, symbol, labelOf }: BridgeChartProps) => {
  const { zero, ...scaled } = layOutBars(steps);
  const values = steps.map(({ value }) => value);
  const bars = scaled.bars.map((bar) => ({ ...bar, ...barPlace(bar) }));
  return (
    <Table>
      <tbody>
        {bars.map(({ row, tone, x, width }) => (
          <tr key={row.part} data-tone={tone}>
            <th scope="row">{labelOf(row.part)}</th>
            <td>{writeQuantity(row.value, unit, symbol, values)}</td>
            <td aria-hidden="true">
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" focusable="false">
                {zero > 0 && <rect className="zero" x={zero * 100} y="0" width="0.4" height="10" />}
                <rect x={x} y="0" width={width} height="10" />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
};

/** Rows of a tone have its colour, in their words and in their bars. */
const emphasis = (tone: "leak" | "gain", ink: string) => css`
  tr[data-tone="${tone}"] {
    th,
    td {
      color: ${ink};
      font-weight: 600;
    }

    rect {
      fill: ${ink};
    }
  }
`;

const Table = styled.table`
  width: 100%;
  font-size: 0.9375rem;

  tr {
    border-top: 1px solid ${colour.line};
  }

  th {
    width: 34%;
    padding-block: ${space(1)};
    font-weight: 400;
    line-height: 1.3;
    overflow-wrap: anywhere;
    text-align: left;
  }

  td {
    padding-block: ${space(1)};
  }

  td:nth-child(2) {
    width: 1%;
    padding-inline: ${space(2)} ${space(4)};
    text-align: right;
    white-space: nowrap;
  }

  svg {
    width: 100%;
    height: 1.125rem;
  }

  rect {
    fill: ${colour.edge};
    transition:
      x ${motion.calm},
      width ${motion.calm};
  }

  tr[data-tone="total"] {
    th,
    td {
      font-weight: 600;
    }

    rect {
      fill: ${colour.ink};
    }
  }

  /* In a narrow place the bar is below, at full width. */
  @container (max-width: 22rem) {
    &,
    tbody {
      display: block;
    }

    tr {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      padding-block: ${space(1)} ${space(1.5)};
    }

    th {
      flex: 1;
      width: auto;
    }

    td:nth-child(2) {
      width: auto;
      padding-inline: ${space(3)} 0;
    }

    td:last-child {
      flex: 1 0 100%;
      padding: 0;
    }

    svg {
      height: ${space(2)};
    }
  }

  ${emphasis("leak", colour.copper)}
  ${emphasis("gain", colour.keel)}

  tr rect.zero {
    fill: ${colour.line};
  }
`;
