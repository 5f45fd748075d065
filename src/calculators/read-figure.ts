/** Reads a figure as people type it. */
import type { InputRule } from "./formula";
import type { Unit } from "./units";

export type FigureProblem = "empty" | "number" | "low" | "high";

export type Reading = { value: number } | { problem: FigureProblem };

const longest = 40;

/** Everything around the digits that says nothing new: the unit of money, the sign of per cent. */
const around =
  /^(?:\p{Sc}|usd|eur|gbp|chf|sek|nok|dkk|pln|kr)\s*|\s*(?:\p{Sc}|%|usd|eur|gbp|chf|sek|nok|dkk|pln|kr)$/giu;

/** Spaces of every width, apostrophes and underscores may set thousands apart. */
const groupMarks = /(\d)[\s'’_](?=\d)/g;

const decimal = (whole: string, fraction = ""): number =>
  Number(`${whole || "0"}.${fraction || "0"}`);

/** What a row of digits, points, commas and spaces can mean, thousands first. */
function meanings(figure: string): { grouped?: number; plain?: number } {
  const found: { grouped?: number; plain?: number } = {};
  for (const [mark, point] of [
    [" ", "[.,]"],
    [",", "\\."],
    ["\\.", ","],
  ]) {
    const match = new RegExp(`^([1-9]\\d{0,2}(?:${mark}\\d{3})+)(?:${point}(\\d*))?$`).exec(figure);
    if (match) found.grouped = decimal((match[1] ?? "").replace(/\D/g, ""), match[2]);
  }
  const match = /^(?=.*\d)(\d*)(?:[.,](\d*))?$/.exec(figure);
  if (match) found.plain = decimal(match[1] ?? "", match[2]);
  return found;
}

/** Money and things are seldom written with three decimals, so there `1.250` is a thousand and more. */
const thousandsFirst = (unit: Unit) => unit === "price" || unit === "sum" || unit === "count";

/**
 * Reads a figure: `1,250.50`, `1.250,50`, `1 250,50`, `1'250.50`, `€ 1250`, `8 %`, `50k`. Where one mark
 * can be read both ways, as in `1.250`, the reading that the rule allows counts; money and things are then
 * read as thousands, per cents as decimals.
 * @param text what was typed
 * @param rule the unit and the limits of the figure
 * @returns the figure, rounded to four decimals, or what is wrong with it
 */
export function readFigure(text: string, { unit, min, max }: InputRule): Reading {
  const bare = text.trim();
  if (bare === "") return { problem: "empty" };
  if (bare.length > longest) return { problem: "number" };
  const signed = bare
    .replace(/[−–]/g, "-")
    .replace(/^([+-])\s*(.*)$/, (_all, sign: string, rest: string) => `${sign}${rest}`);
  const negative = /^-|^\p{Sc}\s*-/u.test(signed);
  const figure = signed
    .replace(/^[+-]/, "")
    .replace(around, "")
    .replace(/^[+-]/, "")
    .replace(groupMarks, "$1 ");
  const thousand = /\d\s*k$/i.test(figure);
  const { grouped, plain } = meanings(thousand ? figure.replace(/\s*k$/i, "") : figure);
  const readings = (thousandsFirst(unit) ? [grouped, plain] : [plain, grouped])
    .filter((value): value is number => value !== undefined)
    .map((value) => Number((value * (thousand ? 1000 : 1) * (negative ? -1 : 1)).toFixed(4)));
  const value = readings.find((each) => each >= min && each <= max) ?? readings[0];
  if (value === undefined || !Number.isFinite(value)) return { problem: "number" };
  if (value < min) return { problem: "low" };
  if (value > max) return { problem: "high" };
  return { value: value + 0 };
}
