import type { ReactNode } from "react";
import styled from "styled-components";
import { colour, look, media, space } from "../theme/tokens";

interface TableProps {
  labelledBy: string;
  heads: readonly string[];
  children: ReactNode;
  className?: string;
}

const Table = ({ labelledBy, heads, children, className }: TableProps) => (
  <section className={className} aria-labelledby={labelledBy}>
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
  </section>
);

/**
 * A table that is a list of entries on a phone and a tablet, so that no column is out of sight: beside the name of an
 * entry stands its figure, the other cells are below. A cell with `data-head` has that word before it there.
 * `$figure` is the place of the figure's cell in its row, from 1.
 */
export const StackedTable = styled(Table)<{ $figure: number }>`
  table {
    width: 100%;
  }

  th,
  td {
    line-height: 1.45;
    text-align: left;
    vertical-align: top;
  }

  thead th {
    color: ${colour.muted};
    font-size: 0.9375rem;
  }

  table,
  tbody,
  tfoot {
    display: block;
  }

  thead {
    ${look.hidden}
  }

  tr {
    ${look.row(1, 4)}
    align-items: baseline;
    padding-block: ${space(4)};
    border-bottom: 1px solid ${colour.line};
  }

  tr > :is(th, td) {
    padding: 0;
    border: 0;
  }

  tr > th {
    flex: 1 1 9rem;
    font-weight: 600;
  }

  tbody td {
    flex: 1 0 100%;
    order: 2;
  }

  tbody td[data-head] {
    flex: 0 1 auto;
    ${look.note}
  }

  tbody td:nth-child(${({ $figure }) => $figure}) {
    flex: 0 1 auto;
    order: 1;
    color: ${colour.ink};
    font-size: inherit;
    font-weight: 600;
  }

  tbody [data-head]::before {
    content: attr(data-head) ": ";
    font-weight: 400;
  }

  ${media.desktopOrPrint} {
    table {
      display: table;
    }

    tbody {
      display: table-row-group;
    }

    tfoot {
      display: table-footer-group;
    }

    thead {
      position: static;
      width: auto;
      height: auto;
      clip-path: none;
    }

    tr {
      display: table-row;
    }

    tr > :is(th, td) {
      padding: ${space(3)} ${space(6)} ${space(3)} 0;
      border-bottom: 1px solid ${colour.line};
    }

    tr > :last-child {
      padding-right: 0;
    }

    tbody td[data-head] {
      color: inherit;
      font-size: inherit;
    }

    tbody td:nth-child(${({ $figure }) => $figure}) {
      font-weight: inherit;
      white-space: nowrap;
    }

    tbody [data-head]::before {
      content: none;
    }
  }
`;
