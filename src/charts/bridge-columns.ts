/** The profit bridge on a wide screen: columns on a baseline, each beginning where the one before it ended. */
import { mixin } from "../theme/mixins";
import { colour, media, space } from "../theme/tokens";

const height = "clamp(16rem, 100vh - 32rem, 23rem)";

export const columnStyles = `
  ${media.desktop} {
    .chart-table {
      margin-top: ${space(12)};
    }

    .chart-table tbody {
      position: relative;
      display: flex;
      gap: 0;
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

    .chart-table tr {
      --width: 62%;
      --figure: min(1.5rem, 2.6cqi);
      position: relative;
      flex: 1 1 0;
      grid-template: ${height} auto / minmax(0, 1fr);
      row-gap: ${space(3)};
      align-items: start;
      min-width: 0;
      padding: 0;
      border: 0;
      font-size: clamp(0.7rem, 1.75cqi, 0.8125rem);
    }

    /* The story begins with what leaks. */
    .chart-table :is([data-tone="leak"], [data-tone="leak"] ~ tr) {
      --width: 80%;
      --figure: min(2.75rem, 6.3cqi);
      font-size: clamp(0.7rem, 2cqi, 0.875rem);

      @container (min-width: 40rem) {
        flex-grow: 1.35;
      }
    }

    .chart-table th {
      grid-row: 2;
      padding-inline-end: max(2px, 1.6cqi - 10px);
    }

    .chart-table td:nth-child(2) {
      grid-area: 1 / 1;
      place-self: end start;
      margin-bottom: 1px;
      padding-block: ${space(0.5)};
      padding-inline: 0 ${space(1)};
      /* Hides the lines of the scale behind a figure. */
      background: var(--ground, ${colour.paper});
      ${mixin.serif("var(--figure)", 1)}
      transform: translateY(calc(var(--to) * -1 * ${height}));
    }

    .chart-table .chart-bar {
      grid-area: 1 / 1;
      height: 100%;
    }

    tr:not(:last-child) .chart-bar::after {
      content: "";
      position: absolute;
      bottom: calc(var(--level) * 100%);
      inset-inline-start: var(--width);
      inset-inline-end: 0;
      border-bottom: 1px dashed ${colour.edge};
    }

    .chart-bar i {
      inset-block: auto calc(var(--from) * 100%);
      inset-inline: 0 auto;
      width: var(--width);
      height: max(2px, calc((var(--to) - var(--from)) * 100%));
      transform-origin: top;
      animation-name: column-grow;
    }

    .chart-table :is([data-tone="total"], [data-tone="gain"]) i {
      transform-origin: bottom;
    }
  }

  @keyframes column-grow {
    from { transform: scaleY(0); }
  }
`;
