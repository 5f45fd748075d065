/** Checks calculations that a text writes out with their results: `5 × 400 + 900 = 2,900`. */
import { amountOf, isRounded, unsignedFigure, writeLike } from "../../lib/amounts";
import { evaluate } from "./evaluate";

const operand = `\\(*${unsignedFigure}\\)*`;
const chain = `${operand}(?:(?:\\s*[×·*÷+−]\\s*|\\s[-–/x]\\s)${operand})+`;
const result = `([-−]?${unsignedFigure})(?![\\d.,:'’]*\\d|[\\w²³]| \\d{3}|\\s*(?:[×·/÷+−=*^]|[-–]\\s*\\d|to \\d|x )|\\s*(?:thousand|million|billion)\\b)`;

const equation = new RegExp(`(${chain})\\s*=\\s*${result}`, "g");

/** Matches text before a calculation that may be its beginning. */
const cutOff = /(?:\S(?<![("“‘'>|[\s])|[\d%)}×·*/÷+−–^√=-]\s|\b(?:x|of|the|to)\s)$/;

/** Figures that may have a point between thousands or a decimal comma, and shares, of which nobody knows the whole. */
const ambiguous = /\d\.\d{3}(?!\d)|\d,\d{1,2}(?!\d)|%/;

/** @returns the place and the message for each wrong result */
export function sumFaults(text: string): { offset: number; message: string }[] {
  if (!text.includes("=")) return [];
  const plain = text.replace(/\*\*|__/g, "  ");
  return [...plain.matchAll(equation)].flatMap((match) => {
    const [whole, left = "", right = ""] = match;
    const offset = match.index;
    if (ambiguous.test(whole) || cutOff.test(plain.slice(0, offset))) return [];
    const amount = amountOf(right);
    const value = evaluate(left);
    // 8 - 12 is a range.
    if (!amount || value === undefined || (value < 0 && amount.value >= 0)) return [];
    const currencies = new Set(left.match(/[$€£]/g));
    if (amount.unit && !(currencies.size === 1 && currencies.has(amount.unit))) return [];
    if (isRounded(amount, value)) return [];
    const written = left.trim().replace(/\s+/g, " ");
    return { offset, message: `${written} is ${writeLike(amount, value)}, not ${right}` };
  });
}
