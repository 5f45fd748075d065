/** Checks a change against the figures before and after it: `+47%` for `8.5% to 12.5%`. */
import { amountOf, amountsIn, isRounded, writeLike, type Amount } from "../../../lib/amounts";
import type { FigureFault } from "./sums";

interface Change {
  before: Amount;
  after: Amount;
}

/** The first two figures of a text around the word “to” that must be a change: a range such as `24 to 48` never falls. */
function changeIn(text: string, isSigned: boolean): Change | undefined {
  const figures = amountsIn(text);
  return figures
    .map((before, index) => ({ before, after: figures[index + 1] ?? before }))
    .find(({ before, after }) => {
      const lead = text.slice(0, before.offset);
      const between = text.slice(before.offset + before.text.length, after.offset);
      const isChange = before.value > after.value || (isSigned && /(?:\bfrom|:) $/i.test(lead));
      return isChange && /^[a-z ]*\bto $/.test(between) && before.unit === after.unit;
    });
}

/** @returns a message if a figure is neither the change that a text names nor its end */
export function changeFault(value: string, text: string): string[] {
  const result = amountOf(value.replace(/ [a-z]+$/, ""));
  const change = result && changeIn(text, result.signed);
  if (!result || !change?.before.value) return [];
  const { before, after } = change;
  const isShare = result.unit === "%";
  if (!isShare && result.unit !== after.unit) return [];
  const difference = after.value - before.value;
  const relative = (difference / before.value) * 100;
  const inUnit = result.unit === after.unit ? [difference, after.value] : [];
  const ways = isShare ? [relative, ...inUnit] : inUnit;
  const written = (way: number) => (result.signed ? way : Math.abs(way));
  if (ways.some((way) => isRounded(result, written(way)))) return [];
  const right = writeLike(result, written(ways[0] ?? 0), result.signed);
  const noun = isShare ? "change" : "difference";
  return [`is ${value}, but ${before.text} to ${after.text} is a ${noun} of ${right}`];
}

/** Checks changes that stand in brackets after their figures: `from $100 to $150 (+50%)`. */
export const changeFaults = (text: string): FigureFault[] =>
  [...text.matchAll(/(from [^;()]+? to \S+(?: [a-z]+)?) \(([-+−]\d[\d.,]*%)\)/g)].flatMap(
    ({ 1: figures = "", 2: value = "", index: offset }) =>
      changeFault(value, figures).map((message) => ({ offset, message, isWarning: true as const })),
  );
