/** The check of figures stops at nothing that can be right, and remarks on what does not add up. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { changeFault } from "../../src/content/check/figures/changes";
import { readMarkdown } from "../../src/content/read/markdown";

interface Examples {
  sentences: string[];
  tables: string[];
  results: [value: string, label: string][];
  charts?: string[];
}

const examplesOf = (name: string) =>
  parse(readFileSync(path.join(__dirname, "figures", name), "utf8")) as Examples;

/** Every example with the problems and warnings that it causes. */
function remarksOn({ sentences, tables, results, charts = [] }: Examples) {
  const blocks = charts.map((chart) => `\`\`\`chart\n${chart}\`\`\``);
  const texts = [...sentences, ...tables, ...blocks].map((text) => {
    const { problems: all } = readMarkdown(text);
    const messages = (ofWarnings: boolean) =>
      all.flatMap(({ message, isWarning = false }) => (isWarning === ofWarnings ? message : []));
    return { text, problems: messages(false), warnings: messages(true) };
  });
  const ofResults = results.map(([value, label]) => ({
    text: `${value} ${label}`,
    problems: [] as string[],
    warnings: changeFault(value, label),
  }));
  return [...texts, ...ofResults];
}

it("stops at no true sentence, and warns of one at most", () => {
  const remarks = remarksOn(examplesOf("true.yml"));
  expect(remarks.length).toBeGreaterThan(60);
  expect(remarks.filter(({ problems }) => problems.length > 0)).toEqual([]);
  expect(remarks.filter(({ warnings }) => warnings.length > 0).length).toBeLessThanOrEqual(1);
});

it("writes the right figure with cents if the wrong one has them", () => {
  const table =
    "| Part | Cost |\n| - | - |\n| Dial | $1.20 |\n| Train | $2.35 |\n| Total | $3.60 |";
  expect(readMarkdown(table).problems[0]?.message).toContain("$3.55");
});

it("remarks on every false sum", () => {
  const remarks = remarksOn(examplesOf("false.yml"));
  expect(remarks.length).toBeGreaterThanOrEqual(30);
  expect(
    remarks.filter(({ problems, warnings }) => problems.length + warnings.length === 0),
  ).toEqual([]);
});
