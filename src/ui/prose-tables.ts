import { css } from "styled-components";
import { colour, look, media, space } from "../theme/tokens";
import { moreAside } from "./more-aside";
import { entryStyles } from "./prose-entries";

/**
 * A table wider than its place: the names of its rows stay in sight, and a column that is cut off fades, so that no
 * figure reads as a shorter one. The fade follows the scrolling; where all is in sight there is none.
 */
const scrolledTable = css`
  @media screen {
    .table-scroll table:not(.stacked) tr > :first-child {
      position: sticky;
      left: 0;
      z-index: 1;
      background: ${colour.paper};
    }

    @supports (animation-timeline: scroll()) {
      .table-scroll {
        animation:
          table-edge linear both,
          table-behind linear both;
        animation-timeline: scroll(self inline);
      }

      /* The mask would cover the mark of the focus too. */
      .table-scroll:focus-visible {
        animation-name: none, table-behind;
      }

      .table-scroll table:not(.stacked) tr > :first-child::after {
        content: "";
        position: absolute;
        inset: 0 -1.25rem 0 auto;
        width: 1.25rem;
        background: linear-gradient(to right, ${colour.paper}, transparent);
        opacity: var(--scrolled, 0);
        pointer-events: none;
      }
    }
  }

  @keyframes table-edge {
    from {
      mask: linear-gradient(to left, transparent, black 2.5rem) -2.5rem 0 / calc(100% + 2.5rem) 100%
        no-repeat;
    }

    85% {
      mask-position: -2.5rem 0;
    }

    to {
      mask: linear-gradient(to left, transparent, black 2.5rem) 0 0 / calc(100% + 2.5rem) 100%
        no-repeat;
    }
  }

  @keyframes table-behind {
    from {
      --scrolled: 0;
    }

    2%,
    to {
      --scrolled: 1;
    }
  }
`;

const columns = css`
  .table-scroll {
    overflow-x: auto;
    border-block: 1px solid ${colour.ink};
    ${moreAside(colour.paper)}
  }

  .table-scroll table {
    width: 100%;
    font-size: 0.9375rem;
    line-height: 1.45;
  }

  .table-scroll th {
    ${look.note}
    font-weight: 600;
  }

  .table-scroll th,
  .table-scroll td {
    padding: ${space(2.5)} ${space(4)} ${space(2.5)} 0;
    border-bottom: 1px solid ${colour.line};
    text-align: left;
    vertical-align: top;
  }

  .table-scroll tr > :last-child {
    padding-right: 0;
  }

  /* Sentences stay wide enough to read; the table scrolls instead. */
  .table-scroll .sentences {
    min-width: 8.5rem;
  }

  .table-scroll th.sentences {
    min-width: 6rem;
  }

  .table-scroll .figure {
    white-space: nowrap;
  }

  .table-scroll tbody tr:last-child td {
    border-bottom: 0;
  }

  .table-scroll .align-right {
    text-align: right;
  }

  .table-scroll .align-center {
    text-align: center;
  }

  .table-scroll .align-right + :not(.align-right) {
    padding-left: ${space(4)};
  }

  ${media.phone} {
    .table-scroll table {
      font-size: 0.875rem;
    }

    .table-scroll :is(th, td) {
      padding-right: ${space(3)};
    }

    .table-scroll .align-right + :not(.align-right) {
      padding-left: ${space(2)};
    }

    .table-scroll .sentences {
      min-width: 7rem;
    }

    /* Two columns have room on any phone: the second takes what the words of the first leave. */
    .table-scroll tr > :nth-last-child(2):first-child {
      min-width: 0;
    }

    .table-scroll tr > :nth-child(2):last-child {
      min-width: 0;
      overflow-wrap: anywhere;
    }
  }
`;

export const tableStyles = css`
  ${columns}
  ${scrolledTable}
  ${entryStyles}
`;
