/** Checks calculations that a text writes out with their results: `5 × 400 + 900 = 2,900`. */
import { amountOf, isRounded, unsignedFigure, writeLike } from "../../../lib/amounts";
import { evaluate } from "./arithmetic";

const operand = `\\(*${unsignedFigure}\\)*`;
const operator = "\\s*(?:[×*·/÷+−–-]|x(?= ))\\s*";

const equation = new RegExp(
  `(\\(*${unsignedFigure}\\)*(?:${operator}${operand})+)\\s*=\\s*\\**([-−]?${unsignedFigure})(?![.,]\\d|\\w|\\s*(?:[×·/÷+−–=]|\\*(?!\\*)|thousand|million|billion)|\\s+x )`,
  "g",
);

/** Matches text before a calculation that belongs to it: then only the end of the calculation was matched. */
const cutOff = /([×*·/÷+−–√\w.,%)}²-]|\bx)\s?$/;

/** Matches text before a calculation that ends with a word: a word does not belong to the calculation. */
const afterWord = /[A-Za-z:;,.]\s$/;

export const equationFaults = (text: string): { offset: number; message: string }[] =>
  [...text.matchAll(equation)].flatMap((match) => {
    const [, left = "", right = ""] = match;
    const before = text.slice(0, match.index);
    if (cutOff.test(before) && !(afterWord.test(before) && !/\bx\s$/.test(before))) return [];
    const value = evaluate(left);
    const result = amountOf(right);
    if (value === undefined || !result) return [];
    const exact = result.unit === "%" ? value * 100 : value;
    if (isRounded(result, exact)) return [];
    const message = `${left.trim()} is ${writeLike(result, exact)}, not ${right}`;
    return [{ offset: match.index, message }];
  });
