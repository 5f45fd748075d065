import { css } from "styled-components";
import { mixin } from "../theme/mixins";
import { colour, media, size, space } from "../theme/tokens";

/**
 * A table with the class `stacked` is a list on a phone: the first cell of a row is the heading of the others, and
 * `data-head` is the label of a cell. A cell with the class `trailing` is beside the heading.
 */
const stackedStyles = css`
  ${media.belowTablet} {
    .stacked,
    .stacked :is(tbody, tfoot, tr, th, td) {
      display: block;
    }

    .stacked thead {
      ${mixin.hidden}
    }

    .stacked tr {
      display: flex;
      flex-wrap: wrap;
      gap: ${space(1)} ${space(4)};
      padding-block: ${space(3.5)};
      border-bottom: 1px solid ${colour.line};
    }

    .stacked tr:last-child {
      border-bottom: 0;
    }

    .stacked tr > * {
      flex: 1 0 100%;
      order: 1;
      padding: 0;
      border: 0;
      text-align: start;
    }

    .stacked .align-right + td {
      padding-inline-start: 0;
    }

    .stacked tr > :first-child {
      order: 0;
      font-weight: 600;
    }

    .stacked tr:has(> .trailing:not(:empty)) > :first-child {
      flex: 1 1 8em;
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
    .stacked .align-right[data-head]:not(.trailing, :first-child, :empty) {
      display: flex;
      gap: ${space(4)};
      justify-content: space-between;
    }

    .stacked .align-right[data-head]:not(.trailing)::before {
      content: attr(data-head);
    }

    .stacked tr > :first-child[data-head]::before {
      content: attr(data-head) " ";
      color: inherit;
      font-weight: inherit;
    }

    .stacked .trailing {
      flex: 0 1 auto;
      order: 0;
      font-weight: 600;
      text-align: end;
    }
  }
`;

export const tableStyles = css`
  table {
    width: 100%;
    font-size: ${size.small};
    line-height: 1.45;
  }

  th {
    font-weight: 600;
  }

  thead th {
    ${mixin.note}
  }

  th,
  td {
    padding-block: ${space(2.5)};
    padding-inline: 0 ${space(4)};
    border-bottom: 1px solid ${colour.line};
    text-align: start;
    vertical-align: top;
  }

  tr > :first-child {
    min-width: 4.5rem;
  }

  tr > :last-child {
    padding-inline-end: 0;
  }

  tbody:last-child tr:last-child > * {
    border-bottom: 0;
  }

  .align-right {
    text-align: end;
  }

  .align-center {
    text-align: center;
  }

  .align-right + :not(.align-right) {
    padding-inline-start: ${space(4)};
  }

  ${media.tablet} {
    .align-right {
      white-space: nowrap;
    }
  }

  ${media.phone} {
    th,
    td {
      padding-inline-end: ${space(3)};
    }

    .align-right + :not(.align-right) {
      padding-inline-start: ${space(2)};
    }

    /* Two columns fit on any phone: the second takes the rest of the width, but no figure breaks. */
    tr > :nth-child(2):last-child:not(.align-right) {
      overflow-wrap: anywhere;
    }

    tr > .align-right:nth-child(2):last-child {
      white-space: nowrap;
    }
  }

  ${stackedStyles}
`;
