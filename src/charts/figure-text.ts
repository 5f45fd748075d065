import { fill } from "../lib/fill-names";
import { currencySigns } from "../lib/currencies";
import { withCurrency, withPercent, writeDecimal } from "../lib/decimal";
import { plural } from "../lib/plural";

/** How many decimals a figure has, at most two. */
const decimalsOf = (value: number): number =>
  writeDecimal(Math.abs(value), 0, 2).split(SITE.locale.decimal)[1]?.length ?? 0;

/** A currency, with a letter for thousands or millions. */
const money = new RegExp(`^(${currencySigns})([kM]?)$`, "u");

/** Whether a unit is a symbol rather than a word: `$`, `$k`, `%`. */
export const isSign = (unit = ""): boolean => unit === "%" || money.test(unit);

/** Writes a number of a thing, in its plural form if the dictionary has it; `unit` may be the name of a word there. */
export function withWord(value: number, unit: string, digits = writeDecimal(value, 0, 2)): string {
  const forms = WORDS.units[unit];
  return forms ? plural(forms, value, digits) : `${digits} ${unit}`;
}

/**
 * Writes a figure with its unit: `$1,200`, `$81.20`, `$3,200k`, `38%`, `9 weeks`, `1 week`, `−$7`.
 * @param value the figure
 * @param unit the chart's unit: a currency, alone or with `k` or `M` for thousands or millions, `%`, or a word
 * @param list the figures shown together: all get as many decimals as the one with the most, `$2.00` beside `$1.40`
 */
export function withUnit(value: number, unit = "", list: readonly number[] = [value]): string {
  const [, symbol, scale = ""] = money.exec(unit) ?? [];
  const most = Math.max(...list.map(decimalsOf));
  const decimals = symbol && !scale && most > 0 ? 2 : most;
  const number = writeDecimal(Math.abs(value), decimals, decimals);
  const sign = value < 0 ? `${SITE.locale.mark}−` : "";
  const { thousands, millions } = WORDS.figures;
  const digits = scale ? fill(scale === "k" ? thousands : millions, { number }) : number;
  if (!unit) return sign + digits;
  if (symbol) return sign + withCurrency(digits, symbol);
  return sign + (unit === "%" ? withPercent(digits) : withWord(Math.abs(value), unit, digits));
}

interface FigureRow {
  value: number;
  total?: boolean | null;
}

/** Writes the figures of rows of bars, with a plus sign before each step up of a bridge. */
export function rowTexts(rows: readonly FigureRow[], stacked: boolean, unit?: string): string[] {
  const list = rows.map(({ value }) => value);
  const plus = `${SITE.locale.mark}+`;
  return rows.map(
    ({ value, total }) =>
      (stacked && !total && value > 0 ? plus : "") + withUnit(value, unit, list),
  );
}
