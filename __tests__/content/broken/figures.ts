/** The messages for figures that do not follow from each other. */
import { formatProblem } from "../../../src/model/problem";
import { withCopy } from "../content-copy";
import { appending, testMistakes } from "./mistakes";

const post = "blog/oil-and-dust/index.md";
const study = "case-studies/station-shop/index.yml";

testMistakes([
  appending(
    "a calculation that cannot be right, at its line in the file",
    post,
    "\nA year has many swings.\nThe wheel turns ‹1›12 × (20 + 4) = **388** times, and 1.5 x 3 = 4.5.\n",
    "‹1›  body  12 × (20 + 4) is 288, not 388",
  ),
]);

it("warns of what may be right, with its place, and stops nothing", () =>
  withCopy((content) => {
    content.append(
      post,
      [
        "",
        "| Repair | Cost |",
        "| --- | ---: |",
        "| Dial | $1,200 |",
        "| Train | $2,300 |",
        "| **Total** | ‹1›**$3,600** |",
        "",
        "```chart",
        "type: bars",
        "title: ‹2›Where $500 of a repair goes",
        "caption: A worked example of one clock.",
        "unit: $",
        "data:",
        "  - { label: Time, value: 300 }",
        "  - { label: Parts, value: 100 }",
        "  - { label: Way, value: 50 }",
        "```",
        "",
      ].join("\n"),
    );
    content.replace(
      study,
      "{ value: 40%, label: Lower upkeep }",
      '{ value: ‹3›-40%, label: "Upkeep: $800 to $500 a year" }',
    );
    const { problems, warnings } = content.load();
    expect(problems).toEqual([]);
    expect(warnings.map(formatProblem).sort()).toEqual(
      [
        `content/${post}:‹1›  table  Total: is $3,600, but the rows above it add up to $3,500`,
        `content/${post}:‹2›  chart.title  names $500, but no row has it and the rows add up to $450`,
        `content/${study}:‹3›  results[0].value  is -40%, but $800 to $500 is a change of -37.5%`,
      ]
        .map((message) => content.withPlaces(message))
        .sort(),
    );
  }));
