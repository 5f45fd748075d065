/** Lays out bars on one scale, separate or as a bridge. */
import type { BridgeRow } from "../lib/bridge-figures";

/** A bar in shares of its scale. */
export interface BarPlace {
  from: number;
  to: number;
  /** Where the next step of a bridge begins. */
  level?: number;
}

/**
 * Lays rows out as bars on one scale that includes zero.
 * @param stacked whether each step begins where the row before it ended, as in a bridge; otherwise all begin at zero
 * @returns the bars, and the share of zero, which is more than 0 if a bar reaches below it
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
    from: share(from),
    to: share(to),
    level: share(after),
  }));
  return { bars, zero: share(0) };
}

/** Rounds a share to steps that no screen shows, to keep the HTML short. */
const thousandths = (share: number): number => Math.round(share * 1000) / 1000;

/** The custom properties from which the styles draw the bar of a row. */
export const barStyle = ({ from, to, level = to }: BarPlace, index: number) => ({
  "--from": thousandths(from),
  "--to": thousandths(to),
  "--level": thousandths(level),
  "--row": index,
});
