/** Reports figures in the title or a summary of an entry that its text does not contain. */
import { problemAt, type Entry } from "../../read/entry";
import { valueAt } from "../../../model/walk-fields";
import type { Problem } from "../../../model/problem";
import { fillTokens, type TokenTable } from "../../../model/text-tokens";
import { amountsIn, isRounded, type Amount } from "../../../lib/amounts";

const summaries = ["title", "excerpt", "description", "seo.title", "seo.description"];

/** Whether a text has a figure, maybe with more digits. */
const hasFigure = (known: readonly Amount[], { unit, value, ...rest }: Amount): boolean =>
  known.some(
    (other) =>
      other.unit === unit &&
      isRounded({ ...rest, unit, value: Math.abs(value) }, Math.abs(other.value)),
  );

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
    const known = amountsIn(fillTokens(text, tokens).text);
    return summaries.flatMap((field) => {
      const path = field.split(".");
      const summary = valueAt(entry.data, path);
      // A plain number is often a figure in one place and a word in the other.
      const unknown = amountsIn(typeof summary === "string" ? summary : "").filter(
        (amount) => amount.unit && !hasFigure(known, amount),
      );
      return unknown.map((amount) =>
        problemAt(entry, path, `names ${amount.text}, which is not in the text that it sums up`),
      );
    });
  });
