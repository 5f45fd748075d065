/** The messages for figures that do not follow from each other. */
import { appending, replacing, testMistakes } from "./mistakes";

const post = "blog/oil-and-dust/index.md";
const study = "case-studies/station-shop/index.yml";
const table = (...rows: string[]) => ["", ...rows, ""].join("\n");

testMistakes([
  appending(
    "a total that is not the sum of its column",
    post,
    table(
      "| Repair | Hours | Cost |",
      "| --- | ---: | ---: |",
      "| Dial | 3 | $1,200 |",
      "| Train | 5 | $2,300 |",
      "| **Total** | 8 | ‹1›**$3,600** |",
    ),
    "‹1›  table  Total: is $3,600, but the rows above it add up to $3,500",
  ),
  appending(
    "a profit that is not the contribution less the costs",
    post,
    table(
      "| A year | Before | After |",
      "| --- | ---: | ---: |",
      "| Repairs | $90,000 | $95,000 |",
      "| Parts | -$30,000 | -$30,000 |",
      "| Contribution | $60,000 | $65,000 |",
      "| Rent | -$20,000 | -$20,000 |",
      "| Net profit | $40,000 | ‹1›$46,000 |",
    ),
    "‹1›  table  Net profit: is $46,000, but the rows before it leave $45,000",
  ),
  appending(
    "a margin that is not the profit divided by the revenue",
    post,
    table(
      "| A year | Before | After |",
      "| --- | ---: | ---: |",
      "| Revenue | $80,000 | $80,000 |",
      "| Net profit | $8,000 | $10,000 |",
      "| Net margin | 10.0% | ‹1›12.0% |",
    ),
    "‹1›  table  Net margin: is 12.0%, but profit divided by revenue is 12.5%",
  ),
  appending(
    "a calculation with a wrong result, at its line in the file",
    post,
    "\nA year has many swings.\nThe wheel turns ‹1›12 × (20 + 4) = **290** times, and 1.5 x 3 = 4.5.\n",
    "‹1›  body  12 × (20 + 4) is 288, not 290",
  ),
  replacing(
    "a share that fits no amount in the text",
    study,
    /challenge: .*/,
    "challenge: ‹1›The old clock hung in the draught of the doors and was late in every cold week. Of rents of $50,000 a year it took 4%, or $2,500, for visits alone.",
    "‹1›  challenge  $2,500 is not 4% of any amount here; 4% of $50,000 is $2,000",
  ),
  replacing(
    "a change that its own label contradicts",
    study,
    "{ value: 40%, label: Lower upkeep }",
    '{ value: ‹1›-40%, label: "Upkeep: $800 to $500 a year" }',
    "‹1›  results[0].value  is -40%, but $800 to $500 is a change of -37.5%",
  ),
  replacing(
    "a product that its own label contradicts",
    study,
    "{ value: 40%, label: Lower upkeep }",
    '{ value: ‹1›$480, label: "Saved a year: 12 hours at $45" }',
    "‹1›  results[0].value  is $480, but 12 hours at $45 is $540",
  ),
  replacing(
    "a difference that its own label contradicts",
    study,
    "{ value: 40%, label: Lower upkeep }",
    '{ value: ‹1›14 hours, label: "Work saved a year: 20 to 8" }',
    "‹1›  results[0].value  is 14 hours, but 20 to 8 is a difference of 12",
  ),
  replacing(
    "a leak of the sample that differs from its formula",
    "pages/audit.yml",
    "yearly: 200",
    "yearly: ‹1›210",
    "‹1›  sample.leaks[0].yearly  is 210, but its formula gives 200",
  ),
  appending(
    "a chart whose title names a sum that its rows do not have",
    post,
    [
      "",
      "```chart",
      "type: bars",
      "title: ‹1›Where $500 of a repair goes",
      "caption: A worked example of one clock.",
      "unit: $",
      "data:",
      "  - { label: Time, value: 300 }",
      "  - { label: Parts, value: 100 }",
      "  - { label: Way, value: 50 }",
      "```",
      "",
    ].join("\n"),
    "‹1›  chart.title  names $500, but no row has it and the rows add up to $450",
  ),
]);
