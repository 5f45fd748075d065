import type { ReactNode } from "react";
import styled from "styled-components";
import { colour, space } from "../theme/tokens";

interface WideTableProps {
  /** The id of the heading that names it. */
  labelledBy: string;
  /** The column headings. */
  heads: readonly string[];
  /** The body and the foot of the table. */
  children: ReactNode;
  className?: string;
}

/** A table too wide for a phone: it scrolls on its own, with the keyboard too. */
export const WideTable = ({ labelledBy, heads, children, className }: WideTableProps) => (
  <Scroll className={className} aria-labelledby={labelledBy} tabIndex={0}>
    <table>
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
  </Scroll>
);

const Scroll = styled.section`
  overflow-x: auto;

  table {
    width: 100%;
  }

  th,
  td {
    padding: ${space(3)} 0;
    border-bottom: 1px solid ${colour.line};
    line-height: 1.45;
    text-align: left;
    vertical-align: top;
  }

  thead th {
    color: ${colour.muted};
    font-size: 0.9375rem;
  }

  tbody th {
    font-weight: 600;
  }
`;
