/** An example of each type of chart, for the editor to change. */
const block = (type: string, title: string, rest: string) => `\`\`\`chart
type: ${type}
title: ${title}
caption: Where its figures come from, and for whom they hold.
${rest}
\`\`\``;

export const chartExamples = {
  "Bars, to compare amounts": block(
    "bars",
    "What the bars compare, in a few words",
    `unit: units
data:
  - { label: First, value: 3, tone: leak }
  - { label: Second, value: 2 }
  - { label: Third, value: 1, tone: gain }`,
  ),
  "Bridge, from one total to another": block(
    "bridge",
    "What leads from one total to the other",
    `unit: $
data:
  - { label: Price, value: 100, total: true }
  - { label: Goods, value: -40 }
  - { label: Returns, value: -10, tone: leak }
  - { label: Left, value: 50, total: true }`,
  ),
  "Lines, over time": block(
    "line",
    "What the lines show over time",
    `unit: "%"
x: [Jan, Feb, Mar]
series:
  - { label: Before, values: [8, 7, 6], tone: leak }
  - { label: After, values: [8, 9, 11], tone: gain }`,
  ),
};
