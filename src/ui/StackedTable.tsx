import type { ReactNode } from "react";
import styled from "styled-components";
import { tableStyles } from "./table-styles";

interface StackedTableProps {
  labelledBy: string;
  heads: readonly string[];
  children: ReactNode;
  className?: string;
}

/** A table that becomes a list on a phone; the classes and `data-head` of its cells say how (`table-styles.ts`). */
const Table = ({ labelledBy, heads, children, className }: StackedTableProps) => (
  <section className={className} aria-labelledby={labelledBy}>
    <table className="stacked">
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </table>
  </section>
);

export const StackedTable = styled(Table)`
  ${tableStyles}
`;
