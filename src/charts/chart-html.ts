/**
 * Draws a chart as HTML that needs no script: bars and bridges as a table whose last column is a bar, lines as a
 * drawing with a hidden table for screen readers.
 */
import type { Chart } from "../model/chart";
import { barPlace, layOutBars } from "./bridge";
import { escapeHtml } from "../lib/text";
import { figureHtml } from "./figure-html";
import { rowTexts } from "./figure-text";
import { lineChart } from "./line-chart";

function barTable({ type, title, data = [], unit }: Chart): string {
  const stacked = type === "bridge";
  const figures = rowTexts(data, stacked, unit);
  const rows = layOutBars(data, stacked).bars.map(({ row, tone, ...bar }, index) => {
    const { x, width } = barPlace(bar);
    return (
      `<tr><th scope="row">${escapeHtml(row.label)}</th><td class="chart-figure">${figureHtml(figures[index])}</td>` +
      `<td class="chart-bar" aria-hidden="true"><svg viewBox="0 0 100 10" preserveAspectRatio="none" focusable="false">` +
      `<rect class="chart-${tone}" x="${x}" y="0" width="${width}" height="10"></rect></svg></td></tr>`
    );
  });
  return `<table class="chart-table" aria-label="${escapeHtml(title)}"><tbody>${rows.join("")}</tbody></table>`;
}

/** Draws a chart that has passed its schema, as one line of HTML. */
export function chartHtml(chart: Chart): string {
  const drawing = chart.type === "line" ? lineChart(chart) : barTable(chart);
  return (
    `<figure class="chart"><p class="chart-title">${escapeHtml(chart.title)}</p>${drawing}` +
    `<figcaption>${escapeHtml(chart.caption)}</figcaption></figure>`
  );
}
