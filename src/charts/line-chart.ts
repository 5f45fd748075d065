/** Draws lines over time: an SVG that stretches to the space it has, with HTML text beside it that does not. */
import type { Chart } from "../model/chart";
import { escapeHtml } from "../lib/text";
import { figureHtml } from "./figure-html";
import { isSign, withUnit } from "./figure-text";
import { levelsOf, plotOf } from "./scale";

/**
 * Empties labels until the others fit side by side on a small phone. Keeps the last one, because the key shows the
 * figures of that time.
 */
function tickTexts(labels: readonly string[]): string[] {
  const max = Math.max(...labels.map(({ length }) => length)) > 3 ? 3 : 5;
  const every = Math.ceil(labels.length / max);
  const last = labels.length - 1;
  const isShown = (index: number) =>
    index === last || (index % every === 0 && last - index >= every);
  return labels.map((label, index) => (isShown(index) ? label : ""));
}

/** Lines differ in their dashes too, for people who cannot tell the colours apart. */
const dashes = ["none", "1 6", "9 6"];

const span = (text: string) => `<span>${escapeHtml(text)}</span>`;

/** Draws lines, with a hidden table of their figures for screen readers. */
export function lineChart(chart: Chart): string {
  const labels = chart.x ?? [];
  const series = (chart.series ?? []).map((line, index) => ({
    ...line,
    look: `data-tone="${line.tone ?? "plain"}" stroke-dasharray="${dashes[index]}"`,
    last: line.values.at(-1) ?? 0,
  }));
  const figures = series.flatMap(({ values }) => values);
  const ends = series.map(({ last }) => last);
  const levels = levelsOf(Math.min(...figures), Math.max(...figures));
  const { y, points } = plotOf(labels.length - 1, levels);
  const grid = levels.map(
    (level) => `<line class="chart-grid" x1="0" x2="100" y1="${y(level)}" y2="${y(level)}"></line>`,
  );
  const lines = series.map(({ values, look, last }) => {
    return `<polyline class="chart-line" ${look} points="${points(values)}"></polyline><path class="chart-line chart-end" ${look} d="M100 ${y(last)}h0"></path>`;
  });
  const key = [...series]
    .sort((a, b) => b.last - a.last)
    .map(
      ({ label, look, last }) =>
        `<span><svg viewBox="0 0 24 4" focusable="false"><path class="chart-line" ${look} d="M2 2h20"></path></svg>` +
        `<span>${escapeHtml(label)} <b>${escapeHtml(withUnit(last, chart.unit, ends))}</b></span></span>`,
    );
  // A unit that is a word is in the key; on the scale it would take space from the drawing.
  const short = isSign(chart.unit) ? chart.unit : undefined;
  const scale = [...levels].reverse().map((level) => span(withUnit(level, short, levels)));
  const head = labels.map((label) => `<th scope="col">${escapeHtml(label)}</th>`).join("");
  const body = series.map(
    ({ label, values }) =>
      `<tr><th scope="row">${escapeHtml(label)}</th>${values.map((value) => `<td>${figureHtml(withUnit(value, chart.unit, figures))}</td>`).join("")}</tr>`,
  );
  return (
    `<div class="chart-plot" aria-hidden="true"><p class="chart-key">${key.join("")}</p>` +
    `<p class="chart-scale">${scale.join("")}</p>` +
    `<svg class="chart-drawing" viewBox="0 0 100 100" preserveAspectRatio="none" focusable="false">${grid.join("")}${lines.join("")}</svg>` +
    `<p class="chart-ticks">${tickTexts(labels).map(span).join("")}</p></div>` +
    `<div class="visually-hidden"><table class="chart-data" aria-label="${escapeHtml(chart.title)}"><thead><tr><td></td>${head}</tr></thead><tbody>${body.join("")}</tbody></table></div>`
  );
}
