/** The messages for a chart that cannot be drawn, and for calculations and totals that are wrong. */
import { formatProblem } from "../../../src/model/problem";
import { expectReport, withCopy } from "../content-copy";

const post = "blog/oil-and-dust/index.md";
const home = "pages/home.yml";

const words = "title: Orders by week\ncaption: A worked example of one store.";
const chart = (lines: string) => `\n\`\`\`chart\n${lines}\n\`\`\`\n`;

test("charts that cannot be drawn, and a sum that cannot be right", () =>
  expectReport(
    (content) =>
      content.append(
        post,
        [
          chart(`type: bridge
${words}
data:
  - ‹1›{ label: Goods, value: -40 }
  - { label: Sales, value: 140 }
  - { label: Left, value: ‹2›70, total: true }`),
          "\n```Chart\n‹3›type: bars\n```\n",
          chart(`type: line
${words}
x: [Jan, Feb, Mar, Apr]
series:
  - label: Orders
    values: ‹4›[10, 20, 30]`),
          chart(`‹5›type: line
${words}
series:
  - label: Orders
    values: [10, 20, 30]`),
          chart(`type: bars
${words}
data:
  - { label: A, value: ‹6›-1 }
  - { label: B, value: 2 }
  - { label: C, value: 3 }`),
          chart("type: bars\ntitle: ‹7›Orders: by week"),
          "\nThe wheel turns ‹8›12 × (20 + 4) = **388** times, and 1.5 x 3 = 4.5.\n",
        ].join(""),
      ),
    [
      "‹1›  chart.data[0]  a bridge must start with a total",
      "‹2›  chart.data[2].value  is 70, but the rows before it add up to 100",
      "‹3›  chart.title  is missing; needed: What the chart shows.",
      "‹3›  chart.caption  is missing; needed: One sentence on what the figures are based on.",
      "‹4›  chart.series[0].values  has 3 values for 4 labels in x",
      "‹5›  chart.x  a line chart needs x, the labels along it",
      "‹6›  chart.data[0].value  a bar cannot be negative",
      '‹7›  chart  is not valid YAML: a second field starts within this one; put a text that contains ": " in quotes, and start all fields of a group in the same column',
      "‹8›  body  12 × (20 + 4) is 288, not 388",
    ].map((problem) => `content/${post}:${problem}`),
  ));

test("a chart of a type that its page does not draw", () =>
  expectReport(
    (content) => {
      const lines = "x: [Jan, Feb, Mar]\n    series: [{ label: Time, values: [1, 2, 3] }]";
      content.replace(home, "type: bridge", `type: ‹1›line\n    ${lines}`);
    },
    [`content/${home}:‹1›  hero.bridge.type  must be bridge here`],
  ));

it("warns of a total that its rows do not add up to, with its place, and stops nothing", () =>
  withCopy((content) => {
    content.append(
      post,
      `
| Repair | Cost |
| --- | ---: |
| Dial | $1,200 |
| Train | $2,300 |
| **Total** | ‹1›**$3,600** |
`,
    );
    const { problems, warnings } = content.load();
    expect(problems).toEqual([]);
    expect(warnings.map(formatProblem)).toEqual([
      content.withPlaces(
        `content/${post}:‹1›  table  Total: is $3,600, but the rows above it add up to $3,500`,
      ),
    ]);
  }));
