/** Reports words for the author outside of drafts: those of `npm run new`, and those of the buttons of the CMS. */
import { fieldsOf, problemAt, type Entry } from "../read/entry";
import { problemIn, type Problem } from "../../model/problem";
import { hasDrafts, isDraft } from "../publish/draft-problems";

/** The beginning of each placeholder text. */
export const placeholder = "Replace this text";

/** What the buttons above a text of the CMS insert. */
export const samples = {
  bold: "bold words",
  italic: "words in italics",
  footnote: "The text of the footnote.",
  rows: "| First | $100 |\n| Second | $50 |",
};

const { bold, italic, footnote, rows } = samples;

/** All words for the author in a text. */
const written = new RegExp(
  [placeholder, `**${bold}**`, `_${italic}_`, footnote, rows]
    .map((words) => words.replace(/[.*|$]/g, "\\$&"))
    .join("|"),
  "g",
);

export const placeholderProblems = (entries: Entry[]): Problem[] =>
  entries.flatMap((entry) => {
    const { file, body = "" } = entry;
    if (isDraft(entry)) return [];
    const way = hasDrafts(entry.kind) ? ", or add draft: true" : "";
    const message = `is still the placeholder of a new entry; write the text${way}`;
    const fields = fieldsOf(entry)
      .filter(({ value }) => typeof value === "string" && value.startsWith(placeholder))
      .map(({ path }) => problemAt("placeholder", entry, path, message));
    const lines = [...body.matchAll(written)].map(({ 0: words, index }) => {
      const isSample = words !== placeholder;
      const advice = isSample ? "is the example of a button; write your own words" : message;
      const found = problemIn(body, index, isSample ? "sample" : "placeholder", advice, "body");
      return { ...found, file, line: entry.fileLine(found.line) };
    });
    return [...fields, ...lines];
  });
