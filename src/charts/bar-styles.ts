/** The styles of rows of bars, for all that draws them: bar-chart.ts, and BarTable.tsx in React. */
import { colour, motion, side, size, space } from "../theme/tokens";

/**
 * Each row is a label, a figure and a bar between the shares `--from` and `--to` of the scale: below them, or beside
 * them where a container named `beside` has room; a figure is below its label where both do not fit a line.
 * `--zero` is the line of zero, if a bar reaches below it. The bars grow one after the other, and glide to new values.
 */
export const barStyles = `
  .chart-table {
    --tone: ${colour.edge};
    display: block;
    font-size: ${size.small};
    line-height: 1.3;
  }

  .chart-table :is(th, td) {
    padding: 0;
    font-weight: inherit;
    text-align: start;
  }

  .chart-table tbody, .chart-table tr {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    column-gap: ${space(3)};
  }

  .chart-table tr {
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    row-gap: ${space(1)};
    align-items: center;
    padding-block: ${space(1.5)};
    border-top: 1px solid ${colour.line};
  }

  [data-tone="total"] { --tone: ${colour.ink}; }
  [data-tone="leak"] { --tone: ${colour.loss}; }
  [data-tone="gain"] { --tone: ${colour.accent}; }

  .chart-table :is([data-tone="total"], [data-tone="leak"], [data-tone="gain"]) {
    color: var(--tone);
    font-weight: 600;
  }

  .chart-table td {
    text-align: end;
    white-space: nowrap;
  }

  .chart-table .chart-bar {
    position: relative;
    grid-column: 1 / -1;
    height: 0.625rem;
    background: linear-gradient(${colour.line}, ${colour.line}) ${side.start} calc(var(--zero) * 100%) top 0 / 2px no-repeat;
  }

  .chart-bar i {
    position: absolute;
    inset-block: 0;
    inset-inline-start: calc(var(--from) * 100%);
    width: max(2px, calc((var(--to) - var(--from)) * 100%));
    background: var(--tone);
    transform-origin: ${side.start};
    transition: inset-inline-start ${motion.calm}, width ${motion.calm};
    animation: bar-grow ${motion.calm} calc(var(--row) * 80ms) backwards;
    forced-color-adjust: none;
    print-color-adjust: exact;
  }

  @container (max-width: 14rem) {
    .chart-table tr { grid-template-columns: minmax(0, 1fr); }
  }

  @container beside (min-width: 24rem) {
    .chart-table tbody { grid-template-columns: fit-content(34%) auto minmax(0, 1fr); }
    .chart-table .chart-bar { grid-column: auto; height: 1.25rem; }
  }

  @keyframes bar-grow {
    from { transform: scaleX(0); }
  }
`;
