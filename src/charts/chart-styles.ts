import { colour, radius, side, size, space } from "../theme/tokens";
import { barStyles } from "./bar-styles";

/** The styles of the HTML that chart-html.ts writes. */
export const chartStyles = `
  .chart {
    margin-block: ${space(9)};
    padding: min(${space(6)}, 6.2vw);
    container: beside / inline-size;
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

  .chart-drawing {
    width: 100%;
    height: 14rem;
    overflow: visible;
    scale: ${side.flow} 1;
  }

  .chart-drawing * {
    vector-effect: non-scaling-stroke;
  }

  .chart-line {
    fill: none;
    stroke: var(--tone, ${colour.ink});
    stroke-width: 3px;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  .chart-end {
    stroke-width: 10px;
    stroke-dasharray: none;
  }

  .chart-grid {
    stroke: ${colour.line};
  }

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
    text-align: end;
    white-space: nowrap;
  }

  .chart-scale span {
    height: 0;
    line-height: 0;
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
`;
