import type { InputRule } from "./formula";
import type { Unit } from "./units";

export type FigureProblem = "empty" | "number" | "low" | "high";

export type Reading = { value: number } | { problem: FigureProblem };

/** The maximum length of a text, in characters. */
const maxLength = 40;

/** Invisible characters, which can come with copied text. */
const invisible = /\p{Cf}/gu;

/** Signs of currency and per cent around the digits, which do not change the value. */
const signs =
  /^(?:\p{Sc}|usd|eur|gbp|chf|sek|nok|dkk|pln|kr)\s*|\s*(?:\p{Sc}|%|usd|eur|gbp|chf|sek|nok|dkk|pln|kr)$/giu;

/** The factor of a letter after the digits. */
const factors: Record<string, number> = { k: 1000, m: 1_000_000 };

/** Spaces of every width, apostrophes and underscores may separate thousands. */
const groupMarks = /(\d)[\s'’_](?=\d)/g;

const decimal = (whole: string, fraction = ""): number =>
  Number(`${whole || "0"}.${fraction || "0"}`);

/** Reads a run of digits, points, commas and spaces, both with and without marks between thousands. */
function readingsOf(figure: string): { grouped?: number; plain?: number } {
  const readings: { grouped?: number; plain?: number } = {};
  for (const [groups, point] of [
    ["\\d{0,2}(?: \\d{3})+", "[.,]"],
    ["\\d{0,2}(?:,\\d{3})+", "\\."],
    ["\\d{0,2}(?:\\.\\d{3})+", ","],
    // As in India: 1,00,000.
    ["\\d?(?:,\\d{2})+,\\d{3}", "\\."],
  ]) {
    const match = new RegExp(`^([1-9]${groups})(?:${point}(\\d*))?$`).exec(figure);
    if (match) readings.grouped = decimal((match[1] ?? "").replace(/\D/g, ""), match[2]);
  }
  const match = /^(?=.*\d)(\d*)(?:[.,](\d*))?$/.exec(figure);
  if (match) readings.plain = decimal(match[1] ?? "", match[2]);
  return readings;
}

/** Money and counts seldom have three decimals, so there `1.250` means 1,250. */
const thousandsFirst = (unit: Unit) => unit === "price" || unit === "sum" || unit === "count";

/**
 * Reads a number: `1,250.50`, `1.250,50`, `1 250,50`, `1'250.50`, `€ 1250`, `8 %`, `50k`, `1.5m`. A number such as
 * `1.250` has two readings: the one within the limits counts. If both are, money and counts are read as thousands,
 * percentages as decimals.
 * @param text the text of the field
 * @param rule the unit and the limits of the number
 * @returns the number, rounded to four decimals, or its problem
 */
export function readFigure(text: string, { unit, min, max }: InputRule): Reading {
  const bare = text.replace(invisible, "").trim();
  if (bare === "") return { problem: "empty" };
  if (bare.length > maxLength) return { problem: "number" };
  const signed = bare
    .replace(/[−–]/g, "-")
    .replace(/^([+-])\s*(.*)$/, (_all, sign: string, rest: string) => `${sign}${rest}`);
  const negative = /^-|^\p{Sc}\s*-/u.test(signed);
  const figure = signed
    .replace(/^[+-]/, "")
    .replace(signs, "")
    .replace(/^[+-]/, "")
    .replace(groupMarks, "$1 ");
  const suffix = /\d\s*([km])$/i.exec(figure)?.[1]?.toLowerCase() ?? "";
  const factor = factors[suffix] ?? 1;
  const { grouped, plain } = readingsOf(suffix ? figure.slice(0, -1).trimEnd() : figure);
  const readings = (thousandsFirst(unit) ? [grouped, plain] : [plain, grouped])
    .filter((value): value is number => value !== undefined)
    .map((value) => Number((value * factor * (negative ? -1 : 1)).toFixed(4)));
  const value = readings.find((each) => each >= min && each <= max) ?? readings[0];
  if (value === undefined || !Number.isFinite(value)) return { problem: "number" };
  if (value < min) return { problem: "low" };
  if (value > max) return { problem: "high" };
  // Turns −0 into 0.
  return { value: value + 0 };
}
