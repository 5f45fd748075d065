/** Leaves out the blocks of a text that stand between `{{#if fact}}` and `{{/if}}` while the fact is empty. */
import { allowedValues, didYouMean, type TextProblem } from "../../model/problem";
import { factNames, isFactName, type TokenTable } from "../../model/text-tokens";
import { readMarkdownOnce } from "./markdown";

/** Matches a line with nothing but a directive; in a table, it may be a row. */
const directive =
  /^[\s|]*\{\{\s*(?:#(?<word>if|unless)\s+(?<fact>[\w.]+)|\/(?<end>if|unless))\s*\}\}[\s|]*$/;

/** Matches a line that stands for the rows of the table of processors. */
const rowsToken = /^[\s|]*\{\{\s*processors\.rows\s*\}\}[\s|]*$/;

/**
 * `{{#unless fact}}` is the opposite of `{{#if fact}}`. Blocks may contain blocks. Directives in code and those of other
 * programs stay in the text.
 * @returns with `lines`: for each line of the text its line before blocks were left out, from 1
 */
export function shownText(body: string, table: TokenTable) {
  const problems: TextProblem[] = [];
  const report = (line: number, message: string) =>
    problems.push({ line, column: 1, field: "body", rule: "fact", message });
  const open: { line: number; word: string; isShown: boolean }[] = [];
  const language = table.get("site.language");
  const mayBeCode = /^\s*(?:`{3}|~{3})|^(?: {4}|\t)\s*\{\{/m.test(body);
  const { code } = readMarkdownOnce(mayBeCode ? body : "", language);
  let next = 0;
  const shown = body.split("\n").flatMap((source, index) => {
    const line = index + 1;
    next += source.length + 1;
    const isCode = code.some(([start, end]) => start < next && next - source.length <= end);
    const { word, fact, end } = (!isCode && directive.exec(source)?.groups) || {};
    const names = factNames(table, fact ?? "");
    if (word && fact && isFactName(fact, names)) {
      if (!names.includes(fact))
        report(
          line,
          `{{#${word} ${fact}}} names no fact${didYouMean(fact, names)}; allowed: ${allowedValues(names)}`,
        );
      const isShown = (table.get(fact) !== "") === (word === "if");
      open.push({ line, word, isShown });
      return [];
    }
    if (end && open.at(-1)?.word === end) {
      open.pop();
      return [];
    }
    if (!open.every(({ isShown }) => isShown)) return [];
    const rows = rowsToken.test(source) ? table.get("processors.rows") : undefined;
    return (rows ?? source).split("\n").map((each) => ({ source: each, line }));
  });
  for (const { line, word } of open)
    report(line, `{{#${word} …}} has no end; write {{/${word}}} on a line below its part`);
  return {
    text: shown.map(({ source }) => source).join("\n"),
    lines: shown.map(({ line }) => line),
    problems,
  };
}
