/** Checks a result against the figures in its label: `+47%` for `8.5% to 12.5%`, `$16,200` for `360 hours at $45`. */
import { problemAt, type Entry } from "../../read/entry";
import type { Problem } from "../../../model/problem";
import { amountOf, amountsIn, isRounded, writeLike, type Amount } from "../../../lib/amounts";

/** The figures before and after a word of a label, such as `8.5% to 12.5%`; undefined if there are none. */
function around(label: string, word: string): [Amount, Amount] | undefined {
  const figures = amountsIn(label);
  for (const [index, first] of figures.entries()) {
    const second = figures[index + 1];
    if (!second) return undefined;
    const between = label.slice(first.offset + first.text.length, second.offset);
    if (new RegExp(`^[a-z ]*\\b${word} $`).test(between)) return [first, second];
  }
  return undefined;
}

/** The figure of a result, without a word after it. */
const figureOf = (value: string): Amount | undefined => amountOf(value.replace(/ [a-z]+$/, ""));

/** The results that follow from a label, one for each way to read it; empty if it has no such figures. */
function readings(result: Amount, label: string): { value: number; clause: string }[] {
  const change = around(label, "to");
  if (change) {
    const [before, after] = change;
    const range = `${before.text} to ${after.text}`;
    const relative = {
      value: ((after.value - before.value) / before.value) * 100,
      clause: `${range} is a change of`,
    };
    const isRelative = result.unit === "%" && (result.signed || after.unit !== "%");
    if (isRelative) return before.value ? [relative] : [];
    if (result.unit !== after.unit) return [];
    const difference = Math.abs(after.value - before.value);
    return [
      { value: difference, clause: `${range} is a difference of` },
      { value: after.value, clause: range },
    ];
  }
  const product = around(label, "at");
  if (!product) return [];
  const [count, price] = product;
  if (price.unit !== result.unit || count.unit === "%") return [];
  return [
    {
      value: count.value * price.value,
      clause: `${label.slice(count.offset, price.offset)}${price.text} is`,
    },
  ];
}

function faultOf({ value, label }: { value: string; label: string }): string | undefined {
  const result = figureOf(value);
  const ways = result ? readings(result, label) : [];
  const [first] = ways;
  if (!result || !first || ways.some((way) => isRounded(result, way.value))) return undefined;
  return `is ${value}, but ${first.clause} ${writeLike(result, first.value, result.signed)}`;
}

/** The results of an entry, with the name of their field. */
function resultsOf(entry: Entry): [field: string, results: { value: string; label: string }[]] {
  if (entry.kind === "CaseStudy") return ["results", (entry as Entry<"CaseStudy">).data.results];
  if (entry.kind === "Service") return ["figures", (entry as Entry<"Service">).data.figures];
  return ["", []];
}

export const resultFigures = (entries: readonly Entry[]): Problem[] =>
  entries.flatMap((entry) => {
    const [field, results] = resultsOf(entry);
    return results.flatMap((result, index) => {
      const fault = faultOf(result);
      return fault ? problemAt(entry, [field, index, "value"], fault) : [];
    });
  });
