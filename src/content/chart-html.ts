/**
 * Draws a chart as HTML that needs no script: bars and bridges are tables whose last column is a bar,
 * lines are an SVG with its figures in a table for those who do not see it.
 */
import type { Chart } from "./chart";

const escape = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

/**
 * Writes a figure with its unit: `$1,200`, `38%`, `9 weeks`, `-$7`.
 * @param value the figure
 * @param unit the chart's unit; `$`, `€` and `£` stand before the figure, `%` directly after it
 */
export function withUnit(value: number, unit?: string): string {
  const digits = Math.abs(value).toLocaleString("en-GB", { maximumFractionDigits: 2 });
  const sign = value < 0 ? "-" : "";
  if (!unit) return sign + digits;
  if (/^[$€£]$/.test(unit)) return sign + unit + digits;
  return `${sign}${digits}${unit === "%" ? "" : " "}${unit}`;
}

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
      `<tr><th scope="row">${escape(label)}</th><td class="chart-figure">${escape(shown)}</td>` +
      `<td class="chart-bar" aria-hidden="true"><svg viewBox="0 0 100 10" preserveAspectRatio="none" focusable="false">` +
      `<rect class="chart-${tone}" x="${x}" y="0" width="${width}" height="10"></rect></svg></td></tr>`
    );
  });
  return `<table class="chart-table"><tbody>${rows.join("")}</tbody></table>`;
}

const frame = { width: 640, height: 300, left: 12, right: 150, top: 16, bottom: 36 };

function lineDrawing(chart: Chart): string {
  const labels = chart.x ?? [];
  const series = chart.series ?? [];
  const figures = series.flatMap((line) => line.values);
  const low = Math.min(0, ...figures);
  const high = Math.max(...figures);
  const right = frame.width - frame.right;
  const base = frame.height - frame.bottom;
  const x = (index: number) =>
    Math.round(frame.left + ((right - frame.left) * index) / Math.max(1, labels.length - 1));
  const y = (value: number) =>
    Math.round(base - ((base - frame.top) * (value - low)) / (high - low || 1));
  const grid = [0, 0.25, 0.5, 0.75, 1].map((share) => {
    const level = Math.round(base - (base - frame.top) * share);
    return `<line class="chart-grid" x1="${frame.left}" x2="${right}" y1="${level}" y2="${level}"></line>`;
  });
  const every = Math.ceil(labels.length / 7);
  const ticks = labels.map((label, index) =>
    index % every === 0 || index === labels.length - 1
      ? `<text class="chart-tick" x="${x(index)}" y="${base + 24}" text-anchor="${index === 0 ? "start" : index === labels.length - 1 ? "end" : "middle"}">${escape(label)}</text>`
      : "",
  );
  const ends = series
    .map((line, index) => ({ index, y: y(line.values.at(-1) ?? 0) }))
    .sort((a, b) => a.y - b.y);
  let floor = -Infinity;
  for (const end of ends) {
    end.y = Math.max(end.y, floor);
    floor = end.y + 38;
  }
  const lines = series.map((line, index) => {
    const tone = line.tone ?? "plain";
    const points = line.values.map((value, position) => `${x(position)},${y(value)}`).join(" ");
    const labelY = ends.find((end) => end.index === index)?.y ?? base;
    const last = line.values.at(-1) ?? 0;
    return (
      `<polyline class="chart-line chart-${tone}" points="${points}"></polyline>` +
      `<circle class="chart-dot chart-${tone}" cx="${x(line.values.length - 1)}" cy="${y(last)}" r="4"></circle>` +
      `<text class="chart-name chart-${tone}" x="${right + 12}" y="${labelY}">${escape(line.label)}</text>` +
      `<text class="chart-tick" x="${right + 12}" y="${labelY + 17}">${escape(withUnit(last, chart.unit))}</text>`
    );
  });
  const head = `<tr><td></td>${labels.map((label) => `<th scope="col">${escape(label)}</th>`).join("")}</tr>`;
  const body = series.map(
    (line) =>
      `<tr><th scope="row">${escape(line.label)}</th>${line.values.map((value) => `<td>${escape(withUnit(value, chart.unit))}</td>`).join("")}</tr>`,
  );
  return (
    `<svg class="chart-drawing" viewBox="0 0 ${frame.width} ${frame.height}" aria-hidden="true" focusable="false">` +
    `${grid.join("")}${ticks.join("")}${lines.join("")}</svg>` +
    `<div class="visually-hidden"><table class="chart-data"><thead>${head}</thead><tbody>${body.join("")}</tbody></table></div>`
  );
}

/**
 * Draws a chart.
 * @param chart a chart that has passed its schema
 * @returns one line of HTML, a `<figure>` with title and caption
 */
export function chartHtml(chart: Chart): string {
  const drawing = chart.type === "line" ? lineDrawing(chart) : barTable(chart);
  return (
    `<figure class="chart"><p class="chart-title">${escape(chart.title)}</p>${drawing}` +
    `<figcaption>${escape(chart.caption)}</figcaption></figure>`
  );
}
