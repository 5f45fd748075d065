/** The profit bridge on a wide screen: columns on a baseline, each beginning where the one before it ended. */
import { css } from "styled-components";
import { colour, look, media, space } from "../../theme/tokens";

const height = "19rem";

export const columnStyles = css`
  ${media.desktop} {
    caption {
      margin-bottom: ${space(12)};
    }

    tbody {
      position: relative;
      display: grid;
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
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
      position: relative;
      grid-template-columns: none;
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
      ${look.serif("1.5rem")}
      line-height: 1;
      text-align: left;
      transform: translateY(calc(var(--to) * -${height}));
    }

    td:last-child {
      grid-area: 1 / 1;
      height: 100%;
    }

    td:last-child::after {
      content: "";
      position: absolute;
      bottom: calc(var(--level) * 100%);
      left: 62%;
      width: 38%;
      border-bottom: 1px dashed ${colour.edge};
    }

    tr:last-child td:last-child::after {
      display: none;
    }

    i {
      inset: auto auto calc(var(--from) * 100%) 0;
      width: 62%;
      height: max(2px, calc((var(--to) - var(--from)) * 100%));
      transform-origin: top;
      animation-name: bridge-column;
    }

    [data-tone="total"] i,
    [data-tone="gain"] i {
      transform-origin: bottom;
    }
  }
`;
