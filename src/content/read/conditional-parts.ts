/** Leaves out the parts of a text that stand between `{{#if fact}}` and `{{/if}}` while the fact is empty. */
import { allowedValues, didYouMean, type TextProblem } from "../../model/problem";
import { factNames, type TokenTable } from "../../model/text-tokens";

export interface ShownText {
  text: string;
  /** For each line of the text its line before parts were left out, from 1. */
  lines: number[];
  problems: TextProblem[];
}

/** Matches a line with nothing but a mark; in a table, it may be a row. */
const mark =
  /^[\s|]*\{\{\s*(?:#(?<word>if|unless)\s+(?<fact>[\w.]+)|\/(?<end>if|unless))\s*\}\}[\s|]*$/;

interface Part {
  line: number;
  word: string;
  isShown: boolean;
}

/** `{{#unless fact}}` is the opposite of `{{#if fact}}`. Parts may contain parts. */
export function shownText(body: string, table: TokenTable): ShownText {
  const problems: TextProblem[] = [];
  const report = (line: number, message: string) =>
    problems.push({ line, column: 1, field: "body", message });
  const open: Part[] = [];
  const shown = body.split("\n").flatMap((source, index) => {
    const line = index + 1;
    const { word, fact, end } = mark.exec(source)?.groups ?? {};
    if (word && fact) {
      const names = factNames(table, fact);
      if (names && !names.includes(fact))
        report(
          line,
          `{{#${word} ${fact}}} names no fact${didYouMean(fact, names)}; allowed: ${allowedValues(names)}`,
        );
      open.push({
        line,
        word,
        isShown: !names?.includes(fact) || (table.get(fact) !== "") === (word === "if"),
      });
      return [];
    }
    if (end) {
      if (open.pop()?.word !== end) report(line, `{{/${end}}} ends no {{#${end} …}} above it`);
      return [];
    }
    return open.every(({ isShown }) => isShown) ? { source, line } : [];
  });
  for (const { line, word } of open)
    report(line, `{{#${word} …}} has no end; write {{/${word}}} on a line below its part`);
  return {
    text: shown.map(({ source }) => source).join("\n"),
    lines: shown.map(({ line }) => line),
    problems,
  };
}
