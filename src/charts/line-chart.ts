/** Draws lines over time: an SVG that stretches to the space it has, with HTML text beside it that does not. */
import type { Chart } from "../model/chart";
import { escapeHtml } from "../lib/text";
import { figureHtml } from "./figure-html";
import { isSign, withUnit } from "./figure-text";

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

/** The levels of a scale in ascending order: round, evenly spaced, and covering all figures and zero. */
function levelsOf(figures: readonly number[]): number[] {
  const bottom = Math.min(0, ...figures);
  const top = Math.max(0, ...figures);
  const minStep = (top - bottom || 1) / 5;
  const power = 10 ** Math.floor(Math.log10(minStep));
  const step = ([1, 2, 2.5, 5].find((factor) => factor * power >= minStep) ?? 10) * power;
  const first = Math.floor(bottom / step);
  const count = Math.max(2, Math.ceil(top / step) - first + 1);
  return Array.from({ length: count }, (_, index) => Number(((first + index) * step).toFixed(6)));
}

/** A coordinate in a drawing of 100 by 100 units, rounded to steps that no screen shows, to keep the HTML short. */
const coordinate = (share: number): number => Number((share * 100).toFixed(2));

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
  const levels = levelsOf(figures);
  const [bottom = 0, top = 1] = [levels[0], levels.at(-1)];
  const y = (value: number) => coordinate((top - value) / (top - bottom));
  const grid = levels.map(
    (level) => `<line class="chart-grid" x1="0" x2="100" y1="${y(level)}" y2="${y(level)}"></line>`,
  );
  const lines = series.map(({ values, look, last }) => {
    const line = values
      .map((value, index) => `${coordinate(index / (labels.length - 1))},${y(value)}`)
      .join(" ");
    return `<polyline class="chart-line" ${look} points="${line}"></polyline><path class="chart-line chart-end" ${look} d="M100 ${y(last)}h0"></path>`;
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
