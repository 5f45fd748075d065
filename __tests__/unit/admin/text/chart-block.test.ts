import { parse } from "yaml";
import {
  chartBlocks,
  chartData,
  chartFence,
  whyNotEditable,
  writtenChart,
} from "../../../../src/admin/text/chart-block";

const yaml = `# The basis is the worked example.
type: bars
title: 'Safety stock, three ways'
caption: Worked example, 95% service level.
unit: units # per product
data:
  - { label: Baseline, value: 237, tone: leak }
  - { label: "Better forecast", value: 213 }
  - { label: Both, value: 127, tone: gain }`;

const text = `Before.\n\n${chartFence(yaml)}\n\nAfter.\n\n\`\`\`js\nnot a chart\n\`\`\`\n`;

/** The data of the chart, with rows that may be changed. */
const data = () => {
  const read = chartData(yaml);
  if (!read?.data) throw new Error("The chart cannot be read.");
  return { ...read, data: read.data };
};

it("finds the charts of a text, each with the place of its YAML", () => {
  const [block, ...others] = chartBlocks(text);
  expect(others).toEqual([]);
  expect(block?.yaml).toBe(yaml);
  expect(text.slice(block?.from, block?.to)).toBe(yaml);
  expect(block?.title).toBe("Safety stock, three ways");
});

it("leaves a chart that goes on into the text, and one within a list, to their author", () => {
  expect(chartBlocks("```chart\ntype: bars")).toHaveLength(1);
  expect(chartBlocks("```chart\ntype: bars\n\nText.\n\n```js\ncode\n```\n")).toEqual([]);
  expect(chartBlocks("- One\n\n  ```chart\n  type: bars\n  ```\n")).toEqual([]);
});

it.each([
  ["YAML that cannot be read", "type: bars\ndata:\n  - { label: Goods, value: 41", /line 3 of it/],
  ["rows that are no list", "type: bars\ndata: 5", /line 2 of it/],
  ["a row that is no group", "type: bars\ndata: [5]", /line \d of it/],
  ["words and no fields", "only words", /line 1 of it/],
])("does not show %s as fields, and says why", (_name, source, place) => {
  const [block] = chartBlocks(`${chartFence(source)}\n`);
  expect(block?.yaml).toBe(source);
  expect(block?.data).toBeUndefined();
  expect(whyNotEditable(source)).toMatch(place);
});

it("keeps a chart in which nothing is edited to the letter", () => {
  expect(writtenChart(yaml, data()).yaml).toBe(yaml);
});

it("changes only the line of a figure that is edited", () => {
  const { data: rows, ...chart } = data();
  const edited = rows.map((row, index) => (index === 1 ? { ...row, value: 214 } : row));
  const written = writtenChart(yaml, { ...chart, data: edited });
  expect(written.yaml).toBe(yaml.replace("213", "214"));
  expect(written.problems).toEqual([]);
});

it("adds a row in the form of the others", () => {
  const { data: rows, ...chart } = data();
  const written = writtenChart(yaml, { ...chart, data: [...rows, { label: "None", value: 0 }] });
  expect(written.yaml).toBe(`${yaml}\n  - { label: None, value: 0 }`);
});

it("writes a new chart that the site reads", () => {
  const { yaml: written, problems } = writtenChart("", data());
  expect(problems).toEqual([]);
  expect(parse(written)).toEqual(data());
  expect(written).toContain("  - { label: Baseline, value: 237, tone: leak }");
});

it("says in the words of the check what is wrong with a chart", () => {
  const { problems } = writtenChart(yaml, { ...data(), title: "No" });
  expect(problems).toEqual([
    { field: "chart.title", message: expect.stringMatching(/at least/) as string, ...place },
  ]);
});

const place = { line: expect.any(Number) as number, column: expect.any(Number) as number };
