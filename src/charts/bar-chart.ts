/** Draws bars and bridges as HTML that needs no script: a table whose last column is a bar. */
import type { BridgeRow } from "../lib/bridge-figures";
import { escapeHtml } from "../lib/text";
import { barStyle, layOutBars } from "./bars";
import { figureHtml } from "./figure-html";
import { rowTexts } from "./figure-text";

/** A chart of rows as a file or a query gives it. */
interface BarChart {
  type: "bars" | "bridge" | "line";
  title: string;
  caption: string;
  unit?: string | null;
  data?: readonly (BridgeRow & { label: string })[] | null;
}

function barTable({ type, title, data, unit }: BarChart): string {
  const stacked = type === "bridge";
  const figures = rowTexts(data ?? [], stacked, unit ?? undefined);
  const rows = layOutBars(data ?? [], stacked).bars.map(({ row, tone, ...place }, index) => {
    const style = Object.entries(barStyle(place, index)).map((entry) => entry.join(":"));
    return (
      `<tr data-tone="${tone}" style="${style.join(";")}"><th scope="row">${escapeHtml(row.label)}</th>` +
      `<td>${figureHtml(figures[index])}</td><td class="chart-bar" aria-hidden="true"><i></i></td></tr>`
    );
  });
  return `<table class="chart-table" aria-label="${escapeHtml(title)}"><tbody>${rows.join("")}</tbody></table>`;
}

/**
 * Puts a drawing between the title and the caption of its chart.
 * @param summary the chart in one sentence, for screen readers
 */
export const chartFigure = (
  { title, caption }: Pick<BarChart, "title" | "caption">,
  drawing: string,
  summary?: string,
): string =>
  `<figure class="chart">${summary ? `<p class="visually-hidden">${escapeHtml(summary)}</p>` : ""}` +
  `<p class="chart-title">${escapeHtml(title)}</p>${drawing}` +
  `<figcaption>${escapeHtml(caption)}</figcaption></figure>`;

/** Draws bars or a bridge as one line of HTML. */
export const barChartHtml = (chart: BarChart, summary?: string): string =>
  chartFigure(chart, barTable(chart), summary);
