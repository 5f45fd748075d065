/** Evaluates calculations in texts: `5 × 400 + 900`, `$20 / 0.10`, `20% of $500`, `600 parcels × $4.10`. */
import { amountOf, unsignedFigure } from "../../../lib/amounts";

/** Words say what a figure counts, and are left out. */
const token = new RegExp(
  `\\s*(?:(\\()|(\\))|([×*·/÷+−–-]|(?:x|of)\\b)|(${unsignedFigure})|[-\\p{L}'’$€£]+)`,
  "uy",
);

type Token = "(" | ")" | "*" | "/" | "+" | "-" | number;

function operatorOf(sign: string): Token {
  if (sign === "+" || sign === "/") return sign;
  if (sign === "÷") return "/";
  return "-−–".includes(sign) ? "-" : "*";
}

function tokensOf(text: string): Token[] | undefined {
  const tokens: Token[] = [];
  token.lastIndex = 0;
  while (text.slice(token.lastIndex).trim() !== "") {
    const match = token.exec(text);
    if (!match) return undefined;
    const [, open, close, operator, figure] = match;
    const amount = figure ? amountOf(figure) : undefined;
    if (open) tokens.push("(");
    else if (close) tokens.push(")");
    else if (operator) tokens.push(operatorOf(operator));
    else if (amount) tokens.push(amount.unit === "%" ? amount.value / 100 : amount.value);
  }
  return tokens;
}

/** @returns undefined if the text is not a calculation, or its brackets do not match */
export function evaluate(text: string): number | undefined {
  const tokens = tokensOf(text);
  if (!tokens) return undefined;
  let next = 0;
  const factor = (): number => {
    const current = tokens[next++];
    if (typeof current === "number") return current;
    if (current !== "(") return Number.NaN;
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
