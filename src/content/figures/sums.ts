/** Checks calculations that a text writes out with their results: `5 × 400 + 900 = 2,900`. */
import { amountOf, isRounded, patternsOf, writeLike } from "../../lib/amounts";
import type { Locale } from "../../lib/locale";
import { evaluate } from "./evaluate";

function equationIn(locale: Locale): RegExp {
  const { unsigned } = patternsOf(locale);
  const operand = `\\(*${unsigned}\\)*`;
  const chain = `${operand}(?:(?:\\s*[×·*÷+−]\\s*|\\s[-–/x]\\s)${operand})+`;
  const result = `([-−]?${unsigned})(?![\\d.,:'’]*\\d|[\\w²³]| \\d{3}|\\s*(?:[×·/÷+−=*^]|[-–]\\s*\\d|to \\d|x )|\\s*(?:thousand|million|billion)\\b)`;
  return new RegExp(`(${chain})\\s*=\\s*${result}`, "gu");
}

/** Matches text before a calculation that may be its beginning. */
const cutOff = /(?:\S(?<![("“‘'>|[\s])|[\d%)}×·*/÷+−–^√=-]\s|\b(?:x|of|the|to)\s)$/;

/** @returns the place and the message for each wrong result */
export function sumFaults(text: string, locale: Locale): { offset: number; message: string }[] {
  if (!text.includes("=")) return [];
  const { ambiguous, currency } = patternsOf(locale);
  const plain = text.replace(/\*\*|__/g, "  ");
  return [...plain.matchAll(equationIn(locale))].flatMap((match) => {
    const [whole, left = "", right = ""] = match;
    const offset = match.index;
    // Nobody knows the whole of a share.
    const isOpen = new RegExp(ambiguous, "u").test(whole);
    if (isOpen || cutOff.test(plain.slice(0, offset))) return [];
    const amount = amountOf(right, locale);
    const value = evaluate(left, locale);
    // 8 - 12 is a range.
    if (!amount || value === undefined || (value < 0 && amount.value >= 0)) return [];
    const currencies = new Set(left.match(currency));
    if (!right.endsWith(amount.unit) && !(currencies.size === 1 && currencies.has(amount.unit)))
      return [];
    if (isRounded(amount, value)) return [];
    const written = left.trim().replace(/\s+/g, " ");
    return { offset, message: `${written} is ${writeLike(amount, value, locale)}, not ${right}` };
  });
}
