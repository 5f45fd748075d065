/** The check of figures stops at nothing, lets pass what can be right, and remarks on sums and totals that are wrong. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { readMarkdown } from "../../src/content/read/markdown";
import { stops } from "../../src/model/rules";

interface Examples {
  sentences: string[];
  tables: string[];
}

/** The texts of a file with examples, each with its problems. */
function remarksOn(name: string) {
  const file = readFileSync(path.join(__dirname, "figures", name), "utf8");
  const { sentences, tables } = parse(file) as Examples;
  return [...sentences, ...tables].map((text) => ({ text, problems: readMarkdown(text).problems }));
}

it("lets every true sentence and table pass", () => {
  const remarks = remarksOn("true.yml");
  expect(remarks.length).toBeGreaterThan(60);
  expect(remarks.filter(({ problems }) => problems.length > 0)).toEqual([]);
});

it("warns of every false sum and total", () => {
  const remarks = remarksOn("false.yml");
  expect(remarks.length).toBeGreaterThanOrEqual(15);
  expect(remarks.filter(({ problems }) => problems.length === 0)).toEqual([]);
  expect(remarks.flatMap(({ problems }) => problems.filter(stops))).toEqual([]);
});

it("writes the right figure with cents if the wrong one has them", () => {
  const table =
    "| Part | Cost |\n| - | - |\n| Dial | $1.20 |\n| Train | $2.35 |\n| Total | $3.60 |";
  expect(readMarkdown(table).problems[0]?.message).toContain("$3.55");
});
