import type { ReactNode } from "react";
import styled from "styled-components";
import { tableStyles } from "./table-styles";

interface StackedTableProps {
  /** The id of the heading that names the table. */
  labelledBy: string;
  heads: readonly string[];
  /** How many of the last columns are figures. */
  figures?: number;
  children: ReactNode;
  className?: string;
}

/** A table that becomes a list on a phone; the classes and `data-head` of its cells say how (`table-styles.ts`). */
const Table = ({ labelledBy, heads, figures = 0, children, className }: StackedTableProps) => (
  <div className={className}>
    <table className="stacked" aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {heads.map((head, index) => (
            <th
              key={head}
              scope="col"
              className={index < heads.length - figures ? undefined : "align-right"}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </table>
  </div>
);

export const StackedTable = styled(Table)`
  ${tableStyles}
`;
