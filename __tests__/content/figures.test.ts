/** The check of figures accepts rounding, averages, and texts that only look like calculations. */
import { equationFaults } from "../../src/content/check/figures/equations";
import { figureProblems } from "../../src/content/check/figures/in-markdown";
import { shareFaults } from "../../src/content/check/figures/shares";
import { parseMarkdown } from "../../src/content/read/parse-markdown";
import { titleFaults } from "../../src/model/chart";

const tableFaults = (...rows: string[]): string[] => {
  const body = rows.join("\n");
  return parseMarkdown(body).children.flatMap((node) =>
    figureProblems(node, body).map(({ message }) => message),
  );
};

describe("a calculation", () => {
  it.each([
    "so 18 / (18 + 5) = 0.78 of them",
    "about 4 × √(0.407 ÷ 936) = 8.3%",
    "30 units x 12 + 5 = 365 pieces",
    "a = 3 + 4 and b = 5",
    "5 + 5 = 2 × 5",
    "it is **3 x 161 = 483** a month",
    "from 2020-11-05 = a day",
    "12 × $50,000 = $600k a year",
    "12 × $50,000 = $600,000k",
    "3 × $1M = $3 million",
  ])("is accepted if it is right or only a part of one: %s", (text) => {
    expect(equationFaults(text)).toEqual([]);
  });

  it("with a wrong result is reported with its place", () => {
    expect(equationFaults("so 2 × 3 = 7 now")).toEqual([
      { offset: 3, message: "2 × 3 is 6, not 7" },
    ]);
  });
});

describe("a table", () => {
  it("may end with an average, and with rounded shares", () => {
    const shares = ["| Oil | 33% | 4.0 |", "| Dust | 33% | 6.0 |", "| Wear | 33% | 5.0 |"];
    const total = "| Total | 100% | 5.2 |";
    expect(tableFaults("| Cause | Share | Days |", "| - | - | - |", ...shares, total)).toEqual([]);
  });

  it("of unrelated gains and losses is not read as a path from sales to profit", () => {
    const rows = ["| Dress | $12 |", "| Skirt | -$3 |", "| Top | -$4 |", "| Coat | $9 |"];
    expect(tableFaults("| Style | Each |", "| - | - |", ...rows)).toEqual([]);
  });
});

describe("a share", () => {
  it("may refer to an amount in another text of the entry", () => {
    expect(shareFaults("It fell to 0.5%, or 12 orders.", "Of 2,400 orders")).toEqual([]);
  });

  it("may be given in points after its amount", () => {
    expect(shareFaults("Of $6M they are $240,000, or 4.0 points of sales.")).toEqual([]);
    expect(shareFaults("Of $6M they are $240,000, or 5.0 points.")).toHaveLength(1);
  });

  it("is not checked if no amount could be the whole", () => {
    expect(shareFaults("It fell to 0.5%, or 12 orders.")).toEqual([]);
  });
});

describe("the title of a chart", () => {
  const data = [
    { value: 300, total: true },
    { value: -90, tone: "leak" },
    { value: -60, tone: "leak" },
    { value: 150, total: true },
  ];
  const faults = (title: string) => titleFaults({ title, type: "bridge", unit: "$", data });

  it("may name a row, the sum of a tone, or a count of something else", () => {
    const titles = ["Where $300 goes", "Where $150 is lost", "-$90 of ads", "Of 12 orders"];
    expect(titles.flatMap(faults)).toEqual([]);
  });

  it("may name no other amount", () => {
    expect(faults("Where $170 is lost")).toEqual([
      "names $170, but no row has it and the steps add up to $150",
    ]);
  });
});
