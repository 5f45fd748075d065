import { colour, media, radius, size, space } from "../theme/tokens";

/** The colours of bars and lines by their tones. */
export const toneStyles = `
  .chart-plain {
    fill: ${colour.edge};
    stroke: ${colour.edge};
  }

  .chart-total {
    fill: ${colour.ink};
  }

  .chart-gain {
    fill: ${colour.keel};
    stroke: ${colour.keel};
  }

  .chart-leak {
    fill: ${colour.copper};
    stroke: ${colour.copper};
  }
`;

/** Rows of bars: a table whose last column is a bar. */
export const barStyles = `
  .chart-table {
    width: 100%;
    font-size: ${size.compact};
  }

  .chart-table th {
    width: 34%;
    padding: ${space(1.5)} ${space(3)} ${space(1.5)} 0;
    font-weight: 400;
    line-height: 1.3;
    text-align: left;
  }

  .chart-figure {
    width: 1%;
    padding-right: ${space(3)};
    text-align: right;
    white-space: nowrap;
  }

  .chart-bar svg {
    width: 100%;
    height: 1.25rem;
  }

  /* Where a row has no room for its bar, as on a small phone, the bar is below its figure. */
  @container (max-width: 20rem) {
    .chart-table, .chart-table tbody { display: block; }
    .chart-table tr { display: flex; flex-wrap: wrap; justify-content: space-between; }
    .chart-figure { width: auto; padding-right: 0; }
    .chart-table th { flex: 1; width: auto; padding: ${space(1.5)} ${space(3)} ${space(1)} 0; }
    .chart-table tr + tr { margin-top: ${space(2)}; }
    .chart-bar { width: 100%; }
    .chart-bar svg { height: 0.875rem; }
  }

  .chart-bar rect {
    stroke: none;
  }
`;

/** The styles of the HTML that chart-html.ts writes. */
export const chartStyles = `
  .chart {
    margin-block: ${space(9)};
    padding: min(${space(6)}, 6.2vw);
    container-type: inline-size;
    border: 1px solid ${colour.line};
    border-radius: ${radius.panel};
    background: ${colour.surface};
  }

  .chart-title {
    margin-bottom: ${space(4)};
    font-weight: 600;
  }

  .chart figcaption {
    margin-top: ${space(4)};
    color: ${colour.muted};
    font-size: ${size.small};
  }

  ${barStyles}

  .chart-plot {
    display: grid;
    grid-template-columns: auto 1fr;
    column-gap: ${space(3)};
    color: ${colour.muted};
    font-size: ${size.small};
    line-height: 1.3;
  }

  .chart-plot p {
    max-width: none;
    margin: 0;
    font-size: inherit;
  }

  .chart-key {
    display: flex;
    flex-wrap: wrap;
    grid-column: 1 / -1;
    gap: ${space(2)} ${space(6)};
    padding-bottom: ${space(6)};
  }

  .chart-key > span {
    display: flex;
    gap: ${space(2)};
  }

  .chart-key svg {
    flex: none;
    width: 1.5rem;
    height: 1.3em;
    overflow: visible;
  }

  .chart-key b {
    color: ${colour.ink};
    font-weight: 600;
  }

  .chart-scale {
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    text-align: right;
    white-space: nowrap;
  }

  .chart-scale span {
    height: 0;
    line-height: 0;
  }

  .chart-drawing {
    width: 100%;
    height: 14rem;
    overflow: visible;
  }

  .chart-drawing * {
    vector-effect: non-scaling-stroke;
  }

  .chart-ticks {
    display: flex;
    grid-column: 2;
    justify-content: space-between;
    padding-top: ${space(3)};
    white-space: nowrap;
  }

  .chart-ticks span {
    display: flex;
    justify-content: center;
    width: 0;
  }

  .chart-ticks span:first-child {
    justify-content: start;
  }

  .chart-ticks span:last-child {
    justify-content: end;
  }

  ${toneStyles}

  /* Bars grow when a chart comes into view; browsers without scroll-driven animation show them at once. */
  ${media.moving} {
    .chart {
      view-timeline: --chart;
    }

    .chart-bar rect {
      transform-box: fill-box;
      transform-origin: left;
      animation: chart-grow linear both;
      animation-timeline: --chart;
      animation-range: entry 40% cover 40%;
    }
  }

  @keyframes chart-grow {
    from {
      transform: scaleX(0);
    }
  }

  .chart-line {
    fill: none;
    stroke-width: 3px;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  .chart-line.chart-plain {
    stroke: ${colour.ink};
  }

  .chart-stroke-2 {
    stroke-dasharray: 1 6;
  }

  .chart-stroke-3 {
    stroke-dasharray: 9 6;
  }

  .chart-end {
    stroke-width: 10px;
    stroke-dasharray: none;
  }

  .chart-grid {
    stroke: ${colour.line};
  }
`;
