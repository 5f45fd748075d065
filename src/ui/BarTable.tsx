import type { CSSProperties, ReactNode } from "react";
import styled from "styled-components";
import { barStyle, type BarPlace } from "../charts/bars";
import { barStyles } from "../charts/bar-styles";
import { spoken } from "./spoken";

export interface BarRow {
  key: string;
  label: ReactNode;
  figure: string;
  tone?: string;
  /** Without it, the row has no bar. */
  place?: BarPlace;
}

interface BarTableProps {
  /** Its name, if no words beside it give one. */
  label?: string;
  rows: readonly BarRow[];
  zero?: number;
  className?: string;
}

/** Rows of bars, like those of charts in texts. */
const Table = ({ label, rows, zero = 0, className }: BarTableProps) => (
  <div className={className}>
    <table
      className="chart-table"
      aria-label={label}
      style={zero > 0 ? ({ "--zero": zero } as CSSProperties) : undefined}
    >
      <tbody>
        {rows.map(({ key, label: words, figure, tone, place }, index) => (
          <tr key={key} data-tone={tone} style={place && (barStyle(place, index) as CSSProperties)}>
            <th scope="row">{words}</th>
            <td>{spoken(figure)}</td>
            <td className="chart-bar" aria-hidden="true">
              {place && <i />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

export const BarTable = styled(Table)`
  container-type: inline-size;
  ${barStyles}
`;
