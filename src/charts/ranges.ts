/** Lays out ranges on one scale, and writes them. */
import { fill } from "../lib/fill-names";
import type { BarPlace } from "./bars";
import { withUnit, withWord } from "./figure-text";

interface Pay {
  from: number;
  to: number;
}

const range = (from: string, to: string): string => fill(WORDS.figures.range, { from, to });

/** Writes yearly pay in the currency of the firm. */
export function payText({ from, to }: Pay): string {
  const inThousands = from % 1000 === 0 && to % 1000 === 0;
  const [one = "", other = ""] = [from, to].map((amount) =>
    inThousands ? withUnit(amount / 1000, `${SITE.currency}k`) : withUnit(amount, SITE.currency),
  );
  return range(one, other);
}

/** Writes a length of one number of weeks or a range of two; one without weeks has no end. */
export function weeksText(weeks: readonly number[] | null): string {
  const [least, most = least] = weeks ?? [];
  if (least === undefined || most === undefined) return WORDS.process.ongoing;
  return withWord(most, "weeks", least < most ? range(String(least), String(most)) : undefined);
}

/** Places lengths in weeks end to end, each at its maximum, with space for one without an end. */
export function placePhases(lengths: readonly (readonly number[] | null)[]): BarPlace[] {
  let weeks = 0;
  const phases = lengths.map((length) => {
    const from = weeks;
    weeks += length?.at(-1) ?? 0;
    return { from, to: length ? weeks : undefined };
  });
  const scale = weeks * 1.15 || 1;
  return phases.map(({ from, to = scale }) => ({ from: from / scale, to: to / scale }));
}
