/** Reports figures in the title or a summary of an entry that its text does not contain. */
import { problemAt, type Entry } from "../../read/entry";
import { valueAt } from "../../../model/walk-fields";
import type { Problem } from "../../../model/problem";
import { fillTokens, type TokenTable } from "../../../model/text-tokens";
import { amountsIn, type Amount } from "../../../lib/amounts";

const summaries = [
  ["title"],
  ["excerpt"],
  ["description"],
  ["seo", "title"],
  ["seo", "description"],
];

/** Whether a figure is money or a percentage. A plain number is often a figure in one place and a word in the other. */
const isChecked = ({ unit }: Amount): boolean => unit !== "";

const keyOf = ({ unit, value }: Amount): string => `${unit} ${Math.abs(value)}`;

const textAt = (data: unknown, path: string[]): string => {
  const text = valueAt(data, path);
  return typeof text === "string" ? text : "";
};

/** The text that the summaries of an entry sum up; undefined for kinds whose summaries name figures from elsewhere. */
function wholeText(entry: Entry): string | undefined {
  if (entry.kind !== "CaseStudy") return entry.body;
  const { challenge, solution, results } = (entry as Entry<"CaseStudy">).data;
  return [challenge, solution, ...results.flatMap(({ value, label }) => [value, label])].join("\n");
}

export const namedFigures = (entries: readonly Entry[], tokens: TokenTable): Problem[] =>
  entries.flatMap((entry) => {
    const text = wholeText(entry);
    if (text === undefined) return [];
    const known = new Set(amountsIn(fillTokens(text, tokens).text).map(keyOf));
    return summaries.flatMap((path) =>
      amountsIn(textAt(entry.data, path))
        .filter((amount) => isChecked(amount) && !known.has(keyOf(amount)))
        .map((amount) =>
          problemAt(entry, path, `names ${amount.text}, which is not in the text that it sums up`),
        ),
    );
  });
