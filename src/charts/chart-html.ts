/**
 * Draws a chart as HTML that needs no script: bars and bridges are tables whose last column is a bar,
 * lines are a drawing with its figures in a table for those who do not see it.
 */
import type { Chart } from "../model/chart";
import { escapeHtml, withUnit } from "./figure-text";
import { lineChart } from "./line-chart";

interface Bar {
  label: string;
  shown: string;
  from: number;
  to: number;
  tone: string;
}

/** The bars of a bars or bridge chart, each with the stretch it covers in the chart's unit. */
export function barsOf(chart: Chart): Bar[] {
  let running = 0;
  return (chart.data ?? []).map((row) => {
    const step = chart.type === "bridge" && !row.total;
    const from = step ? running : 0;
    const to = step ? running + row.value : row.value;
    if (chart.type === "bridge") running = to;
    return {
      label: row.label,
      shown: (step && row.value > 0 ? "+" : "") + withUnit(row.value, chart.unit),
      from: Math.min(from, to),
      to: Math.max(from, to),
      tone: row.tone ?? (row.total ? "total" : "plain"),
    };
  });
}

function barTable(chart: Chart): string {
  const bars = barsOf(chart);
  const low = Math.min(0, ...bars.map((bar) => bar.from));
  const high = Math.max(...bars.map((bar) => bar.to));
  const scale = (value: number) => Number((((value - low) / (high - low || 1)) * 100).toFixed(2));
  const rows = bars.map(({ label, shown, from, to, tone }) => {
    const x = scale(from);
    const width = Math.max(0.6, Number((scale(to) - x).toFixed(2)));
    return (
      `<tr><th scope="row">${escapeHtml(label)}</th><td class="chart-figure">${escapeHtml(shown)}</td>` +
      `<td class="chart-bar" aria-hidden="true"><svg viewBox="0 0 100 10" preserveAspectRatio="none" focusable="false">` +
      `<rect class="chart-${tone}" x="${x}" y="0" width="${width}" height="10"></rect></svg></td></tr>`
    );
  });
  return `<table class="chart-table"><tbody>${rows.join("")}</tbody></table>`;
}

/**
 * Draws a chart.
 * @param chart a chart that has passed its schema
 * @returns one line of HTML, a `<figure>` with title and caption
 */
export function chartHtml(chart: Chart): string {
  const drawing = chart.type === "line" ? lineChart(chart) : barTable(chart);
  return (
    `<figure class="chart"><p class="chart-title">${escapeHtml(chart.title)}</p>${drawing}` +
    `<figcaption>${escapeHtml(chart.caption)}</figcaption></figure>`
  );
}
