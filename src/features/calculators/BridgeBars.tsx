import styled from "styled-components";
import type { BridgeStep } from "../../formulas/formula";
import { writeQuantity, type Unit } from "../../formulas/units";
import { barsOf } from "../../charts/chart-html";
import { colour, motion, space } from "../../theme/tokens";

interface BridgeBarsProps {
  steps: readonly BridgeStep[];
  unit: Unit;
  symbol: string;
  labelOf: (part: string) => string;
}

/** The bridge of a calculation: each bar begins where the one above ends. */
export const BridgeBars = ({ steps, unit, symbol, labelOf }: BridgeBarsProps) => {
  const bars = barsOf({
    type: "bridge",
    title: "",
    caption: "",
    data: steps.map((step) => ({ ...step, label: step.part })),
  });
  const low = Math.min(0, ...bars.map(({ from }) => from));
  const high = Math.max(0, ...bars.map(({ to }) => to));
  const scale = (value: number) => ((value - low) / (high - low || 1)) * 100;
  return (
    <Table>
      <tbody>
        {bars.map(({ label, from, to, tone }, index) => (
          <tr key={label} data-tone={tone}>
            <th scope="row">{labelOf(label)}</th>
            <td>{writeQuantity(steps[index]?.value ?? 0, unit, symbol)}</td>
            <td aria-hidden="true">
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" focusable="false">
                {low < 0 && <rect className="nil" x={scale(0)} y="0" width="0.4" height="10" />}
                <rect
                  x={Math.min(99.4, scale(from))}
                  y="0"
                  width={Math.max(0.6, scale(to) - scale(from))}
                  height="10"
                />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
};

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

  tr[data-tone="leak"] {
    th,
    td {
      color: ${colour.copper};
      font-weight: 600;
    }

    rect {
      fill: ${colour.copper};
    }
  }

  tr[data-tone="gain"] {
    th,
    td {
      color: ${colour.keel};
      font-weight: 600;
    }

    rect {
      fill: ${colour.keel};
    }
  }

  tr rect.nil {
    fill: ${colour.line};
  }
`;
