/** Checks calculations that a text writes out with their results: `5 × 400 + 900 = 2,900`. */
import { amountOf, isRounded, unsignedFigure, writeLike } from "../../../lib/amounts";
import type { TextProblem } from "../../../model/problem";
import { evaluate } from "./evaluate";

export type FigureFault = Pick<TextProblem, "message" | "isWarning"> & { offset: number };

/** What a figure counts: at most three words, or the sign of a currency after it. */
const words = "(?: ?[$€£](?!\\d)|[ -](?!(?:x|of) )[A-Za-z][A-Za-z'’]*){0,3}";
const operand = `\\(*${unsignedFigure}${words}\\)*`;
const operator = "(?:\\s*[×·*÷+−]\\s*|\\s*[-–/]\\s*|\\s+x\\s+|(?<=%)\\s+of\\s+(?:the\\s+)?)";
const chain = `${operand}(?:${operator}${operand})+`;
const result = `([-−]?${unsignedFigure})(?![\\d.,:'’]*\\d|[\\w²³]| \\d{3}|\\s*(?:[×·/÷+−=*^]|[-–]\\s*\\d|to \\d|x )|\\s*(?:thousand|million|billion)\\b)`;

const sum = new RegExp(`(${chain})\\s*=\\s*${result}`, "g");
/** Matches `20% of $500, or $100` and `20% of $500 is $100`, where no other figure is near. */
const share = new RegExp(
  `(?<!\\d[^.,;:]*)(${unsignedFigure} of (?:the )?${operand})(?:, or| is| are)\\s+${result}`,
  "g",
);

/** Matches text before a calculation that may be its beginning. */
const cutOff = /(?:\S(?<![("“‘'>|[\s])|[\d%)}×·*/÷+−–^√=-]\s|\b(?:x|of|the|to)\s)$/;

const isMoney = (text: string): boolean => /[$€£]/.test(text);

/** Whether the result counts what the figures count: `4 × 15 minutes = 1 hour` and `3 + 2 = $50` do not. */
function isComparable(left: string, right: string, word: string | undefined): boolean {
  const currencies = new Set(`${left} ${right}`.match(/[$€£]/g));
  if (currencies.size > 1 || (isMoney(right) && !isMoney(left))) return false;
  const counted = left.replace(/\b(?:x|of(?: the)?) /g, "").match(/[a-z]+/gi) ?? [];
  const stem = (noun: string) => noun.toLowerCase().replace(/s$/, "");
  return (
    counted.length === 0 ||
    isMoney(right) ||
    word === undefined ||
    counted.map(stem).includes(stem(word))
  );
}

const added = /^(.+?)\s*([-+−–])\s*([\d.,]+%)(?=\s*[-+−–]|$)/;

/** Reads added percentages as prices do: `$50 - 20%` is $40. */
const ofSum = (left: string): string =>
  added.test(left) ? ofSum(left.replace(added, "($1) * (1 $2 $3)")) : left;

/** The values that a calculation may have, the likeliest one first; empty if none can be known. */
function readings(left: string, right: string): number[] {
  const value = evaluate(left);
  const isPercent = right.includes("%");
  const hasShares = left.includes("%");
  const isProduct = /[×·*÷/]| (?:x|of) /.test(left);
  // 8 - 12 is a range, and 30 + 5 of something can be any percentage of it.
  if (
    value === undefined ||
    (value < 0 && !/^[-−]/.test(right)) ||
    (isPercent && !hasShares && !isProduct)
  )
    return [];
  const price = evaluate(ofSum(left)) ?? value;
  if (!isPercent) return [price, value];
  const growth = (evaluate(ofSum(`1 + ${left}`)) ?? 1) - 1;
  const discount = 1 - (evaluate(ofSum(`1 - ${left.replaceAll("+", "-")}`)) ?? 1);
  const points = (evaluate(left.replaceAll("%", "")) ?? value) / 100;
  const shares = hasShares ? [value, price, growth, discount, points] : [value, value - 1];
  return shares.map((each) => each * 100);
}

/** Finds calculations in a text with American figures. */
function sumsIn(text: string): (FigureFault & { end: number; isRight: boolean })[] {
  const plain = text.replace(/\*\*|__/g, "  ");
  return [...plain.matchAll(sum), ...plain.matchAll(share)].flatMap((match) => {
    const [whole, left = "", right = ""] = match;
    const offset = match.index;
    const end = offset + whole.length;
    const amount = amountOf(right);
    const [word] = /^[a-z]+/i.exec(plain.slice(end).trimStart()) ?? [];
    const [value, ...others] = readings(left, right);
    // 24/7 and 9-17 are no calculations; $60/12 is one.
    const isTight = /\d[-–/]|[-–/][$€£\d]/.test(left);
    const isSum = !isTight || (isMoney(left) && isMoney(right));
    if (!amount || value === undefined || !isSum || cutOff.test(plain.slice(0, offset))) return [];
    if (!isComparable(left, right, word)) return [];
    const isRight = [value, ...others].some((each) => isRounded(amount, each));
    const message = `${left.trim().replace(/\s+/g, " ")} is ${writeLike(amount, value)}, not ${right}`;
    // A result close to the right one may be rounded, and one far from it may count something else.
    const ratio = amount.value / value;
    const isOff =
      Math.abs(ratio - 1) > 0.01 && (!word || (ratio > 0.5 && ratio < 2 && !/[-–/]/.test(left)));
    const isWarning = !isOff || isTight || /[a-z%]/i.test(left) || undefined;
    return [{ offset, end, isRight, message, isWarning }];
  });
}

/** Swaps the points and commas in figures, which turns European figures into American ones. */
const swapped = (text: string): string =>
  text.replace(/(?<=\d)[.,](?=\d)/g, (sign) => (sign === "." ? "," : "."));

/** Finds the calculations that are wrong with American and with European figures. */
export function sumFaults(text: string): FigureFault[] {
  if (!/=|% of /.test(text)) return [];
  const american = sumsIn(text);
  const european = sumsIn(swapped(text)).map((found) => ({
    ...found,
    message: swapped(found.message),
  }));
  const ends = new Set(
    [...american, ...european].filter(({ isRight }) => isRight).map(({ end }) => end),
  );
  return [...american, ...european].flatMap(({ end, isRight: _, ...fault }) =>
    ends.has(end) ? [] : (ends.add(end), fault),
  );
}
