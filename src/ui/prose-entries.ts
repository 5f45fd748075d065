import { css } from "styled-components";
import { colour, look, media, space } from "../theme/tokens";

/** On a phone a row is an entry: its first cell is the heading of the others, which say what they are. */
export const entryStyles = css`
  ${media.phone} {
    .table-scroll:has(> .stacked) {
      overflow: visible;
      background: none;
    }

    .table-scroll .stacked {
      font-size: 0.9375rem;
    }

    .stacked,
    .stacked :is(thead, tbody, tr, th, td) {
      display: block;
    }

    .stacked thead {
      ${look.hidden}
    }

    .stacked tbody tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: ${space(1)} ${space(4)};
      padding-block: ${space(3.5)};
      border-bottom: 1px solid ${colour.line};
    }

    .stacked tbody tr:last-child {
      border-bottom: 0;
    }

    .table-scroll .stacked td {
      grid-column: 1 / -1;
      min-width: 0;
      padding: 0;
      border: 0;
      text-align: left;
      white-space: normal;
    }

    .table-scroll .stacked .align-right + td {
      padding-left: 0;
    }

    .table-scroll .stacked td:first-child {
      font-weight: 600;
    }

    .stacked tr:has(> .beside:not(:empty)) > td:first-child {
      grid-column: 1;
    }

    .stacked td:empty {
      display: none;
    }

    .stacked [data-head]::before {
      content: attr(data-head) ": ";
      color: ${colour.muted};
      font-weight: 400;
    }

    /* A line of a ledger: the label, and its figure at the other edge. */
    .stacked .align-right[data-head]:not(.beside, :first-child, :empty) {
      display: flex;
      gap: ${space(4)};
      justify-content: space-between;
    }

    .stacked .align-right[data-head]:not(.beside)::before {
      content: attr(data-head);
    }

    .stacked td:first-child[data-head]::before {
      content: attr(data-head) " ";
      color: inherit;
      font-weight: inherit;
    }

    /* The only figure of an entry is beside its heading. */
    .table-scroll .stacked .beside {
      grid-row: 1;
      grid-column: 2;
      max-width: 9rem;
      font-weight: 600;
      text-align: right;
    }
  }
`;
