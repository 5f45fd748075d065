/** The messages for a chart that cannot be drawn or does not add up. */
import { appending, replacing, testMistakes } from "./mistakes";

const post = "blog/oil-and-dust/index.md";
const home = "pages/home.yml";
const colon =
  'put a text that contains ": " in quotes, and start all fields of a group in the same column';
const chart = (...lines: string[]) => ["", "```chart", ...lines, "```", ""].join("\n");

const chartWords = ["title: Orders by week", "caption: A worked example of one store."];

testMistakes([
  appending(
    "a bridge that does not add up",
    post,
    chart(
      "type: bridge",
      ...chartWords,
      "data:",
      "  - { label: Sales, value: 100, total: true }",
      "  - { label: Goods, value: -40 }",
      "  - { label: Left, value: ‹1›70, total: true }",
    ),
    "‹1›  chart.data[2].value  is 70, but the rows before it add up to 60",
  ),
  appending(
    "a chart with a capital letter in its language",
    post,
    chart("type: bars", ...chartWords).replace("```chart", "‹1›```Chart"),
    '‹1›  chart  "Chart" would show as code; write "chart"',
  ),
  appending(
    "a bridge that begins with a step",
    post,
    chart(
      "type: bridge",
      ...chartWords,
      "data:",
      "  - ‹1›{ label: Goods, value: -40 }",
      "  - { label: Ads, value: -20 }",
      "  - { label: Left, value: -60, total: true }",
    ),
    "‹1›  chart.data[0]  a bridge must start with a total",
  ),
  appending(
    "a line with fewer figures than labels",
    post,
    chart(
      "type: line",
      ...chartWords,
      "x: [Jan, Feb, Mar, Apr]",
      "series:",
      "  - label: Orders",
      "    values: ‹1›[10, 20, 30]",
    ),
    "‹1›  chart.series[0].values  has 3 values for 4 labels in x",
  ),
  appending(
    "a line without labels",
    post,
    chart(
      "‹1›type: line",
      ...chartWords,
      "series:",
      "  - label: Orders",
      "    values: [10, 20, 30]",
    ),
    "‹1›  chart.x  a line chart needs x, the labels along it",
  ),
  appending(
    "bars below zero",
    post,
    chart(
      "type: bars",
      ...chartWords,
      "data:",
      "  - { label: A, value: ‹1›-1 }",
      "  - { label: B, value: 2 }",
      "  - { label: C, value: 3 }",
    ),
    "‹1›  chart.data[0].value  a bar cannot be negative",
  ),
  appending(
    "a slip in the YAML of a chart, at its line in the file",
    post,
    chart("type: bars", "title: ‹1›Orders: by week", "caption: A worked example of one store."),
    `‹1›  chart  is not valid YAML: a second field starts within this one; ${colon}`,
  ),
  replacing(
    "a text beside a bridge with a misspelt figure",
    home,
    /waiting: .*/,
    "waiting: ‹1›In {yearlySales} a year, {mothly} are lost each month.",
    '‹1›  hero.waiting  {mothly} is not a figure of the bridge (did you mean "monthly"?); allowed: revenue, costs, leaks, before, recovered, after, more, yearlySales, yearly, monthly',
  ),
  {
    name: "a text beside a bridge without a gain that names figures of a gain",
    edit: (content) => {
      content.replace(home, ", tone: gain", "");
      content.mark(home, /(?<=bridgeSummary: )/, "‹1›");
      content.mark(home, /(?<=waiting: )/, "‹2›");
    },
    problems: [
      "content/pages/home.yml:‹1›  hero.bridgeSummary  {before} is not a figure of the bridge; allowed: revenue, costs, leaks, after, yearlySales",
      "content/pages/home.yml:‹2›  hero.waiting  {yearly} is not a figure of the bridge; allowed: revenue, costs, leaks, after, yearlySales",
      "content/pages/home.yml:‹2›  hero.waiting  {monthly} is not a figure of the bridge; allowed: revenue, costs, leaks, after, yearlySales",
    ],
  },
]);
