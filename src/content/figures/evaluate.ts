/** Evaluates calculations in texts: `5 × 400 + 900`, `12 × (20 + 4)`. */
import { amountOf, patternsOf } from "../../lib/amounts";
import type { Locale } from "../../lib/locale";

/** The operators in all of their forms. */
const operators: Readonly<Record<string, "*" | "/" | "+" | "-">> = {
  ...{ "×": "*", "·": "*", "*": "*", x: "*", "/": "/", "÷": "/" },
  ...{ "+": "+", "-": "-", "−": "-", "–": "-" },
};

/** @returns undefined if the text is not a calculation, or its brackets do not match */
export function evaluate(text: string, locale: Locale): number | undefined {
  const token = new RegExp(`${patternsOf(locale).unsigned}|\\S`, "gu");
  const tokens = (text.match(token) ?? []).map((each) => operators[each] ?? each);
  let next = 0;
  const factor = (): number => {
    const current = tokens[next++] ?? "";
    if (current !== "(") return amountOf(current, locale)?.value ?? Number.NaN;
    const inner = sum();
    return tokens[next++] === ")" ? inner : Number.NaN;
  };
  const product = (): number => {
    let value = factor();
    while (tokens[next] === "*" || tokens[next] === "/")
      value = tokens[next++] === "*" ? value * factor() : value / factor();
    return value;
  };
  const sum = (): number => {
    let value = product();
    while (tokens[next] === "+" || tokens[next] === "-")
      value = tokens[next++] === "+" ? value + product() : value - product();
    return value;
  };
  const value = sum();
  return next === tokens.length && Number.isFinite(value) ? value : undefined;
}
