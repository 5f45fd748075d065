/** Lays out bars on one scale, separate or as a bridge. */
import type { BridgeRow } from "../lib/bridge-figures";
import { hundredths } from "./scale";

/**
 * Lays rows out as bars on one scale that includes zero.
 * @param stacked whether each step begins where the row before it ended, as in a bridge; otherwise all begin at zero
 * @returns for each bar its ends as shares of the scale, `start` and `end`, and the share `level` at which the next step
 * begins; `zero`, the share of zero, which is more than 0 if a bar reaches below it
 */
export function layOutBars<Row extends BridgeRow>(rows: readonly Row[], stacked = true) {
  let running = 0;
  const spans = rows.map((row) => {
    const base = stacked && !row.total ? running : 0;
    running = base + row.value;
    return { row, from: Math.min(base, running), to: Math.max(base, running), after: running };
  });
  const low = Math.min(0, ...spans.map(({ from }) => from));
  const high = Math.max(0, ...spans.map(({ to }) => to));
  const share = (value: number) => (value - low) / (high - low || 1);
  const bars = spans.map(({ row, from, to, after }) => ({
    row,
    tone: row.tone ?? (row.total ? ("total" as const) : ("plain" as const)),
    start: share(from),
    end: share(to),
    level: share(after),
  }));
  return { bars, zero: share(0) };
}

/** The minimum width of a bar, so that it can be seen, in per cent of the scale. */
const minWidth = 0.6;

/** The place of a bar in a drawing 100 units wide. */
export function barPlace({ start, end }: { start: number; end: number }) {
  const x = hundredths(Math.min(100 - minWidth, start * 100));
  return { x, width: Math.max(minWidth, hundredths(hundredths(end * 100) - x)) };
}
