/** The profit bridge on a wide screen: columns on a baseline, each beginning where the one before it ended. */
import { css } from "styled-components";
import { mixin } from "../../theme/mixins";
import { colour, media, size, space } from "../../theme/tokens";

const height = "clamp(16rem, 100vh - 32rem, 23rem)";

export const columnStyles = css`
  ${media.desktop} {
    caption {
      margin-bottom: ${space(12)};
    }

    tbody {
      position: relative;
      display: flex;
    }

    tbody::before {
      content: "";
      position: absolute;
      inset: 0 0 auto;
      height: ${height};
      border-bottom: 1px solid ${colour.edge};
      background: repeating-linear-gradient(
        to top,
        transparent 0 calc(25% - 1px),
        ${colour.line} calc(25% - 1px) 25%
      );
    }

    tr {
      --share: 62%;
      position: relative;
      flex: 1 1 0;
      min-width: 0;
      grid-template-columns: minmax(0, 1fr);
      grid-template-rows: ${height} auto;
      gap: ${space(3)};
      align-items: start;
      border: 0;
    }

    th {
      grid-row: 2;
      padding-right: ${space(2)};
      font-size: 0.8125rem;

      @container (max-width: 40rem) {
        padding-right: ${space(1)};
        font-size: 0.75rem;
      }
    }

    td:nth-child(2) {
      grid-area: 1 / 1;
      place-self: end start;
      margin-bottom: 1px;
      padding: ${space(0.5)} ${space(1)} ${space(0.5)} 0;
      /* Hides the lines of the scale behind a figure. */
      background: var(--ground, ${colour.paper});
      ${mixin.serif("1.5rem")}
      line-height: 1;
      text-align: left;
      transform: translateY(calc(var(--to) * -1 * ${height}));
    }

    td:last-child {
      grid-area: 1 / 1;
      height: 100%;
    }

    td:last-child::after {
      content: "";
      position: absolute;
      bottom: calc(var(--level) * 100%);
      left: var(--share);
      right: 0;
      border-bottom: 1px dashed ${colour.edge};
    }

    tr:last-child td:last-child::after {
      display: none;
    }

    i {
      inset: auto auto calc(var(--from) * 100%) 0;
      width: var(--share);
      height: max(2px, calc((var(--to) - var(--from)) * 100%));
      transform-origin: top;
      animation-name: bridge-column;
    }

    tr:has(~ [data-tone="leak"]) {
      th {
        padding-right: 2px;
        font-size: 0.75rem;
      }

      td:nth-child(2) {
        font-size: 1.125rem;
      }
    }

    [data-tone="leak"],
    [data-tone="leak"] ~ tr {
      --share: 80%;

      @container (min-width: 40rem) {
        flex-grow: 1.35;
      }

      th {
        font-size: ${size.small};
      }

      td:nth-child(2) {
        font-size: 2.75rem;
      }
    }

    @container (max-width: 40rem) {
      tr > th:first-child {
        padding-right: 0;
        font-size: 0.7rem;
        overflow-wrap: normal;
      }

      [data-tone] > td:nth-child(2) {
        font-size: 1.75rem;
      }
    }

    [data-tone="total"] i,
    [data-tone="gain"] i {
      transform-origin: bottom;
    }
  }
`;
