/** What the check of figures leaves alone: rounding, averages, and texts that only look like calculations. */
import { evaluate } from "../../src/content/check/figures/arithmetic";
import { equationFaults } from "../../src/content/check/figures/equations";
import { figureProblems } from "../../src/content/check/figures/in-markdown";
import { shareFaults } from "../../src/content/check/figures/shares";
import { parseMarkdown } from "../../src/content/read/parse-markdown";
import { amountOf, amountsIn } from "../../src/lib/amounts";
import { titleFaults } from "../../src/model/chart-title";

const tableFaults = (...rows: string[]): string[] => {
  const body = rows.join("\n");
  return parseMarkdown(body).children.flatMap((node) =>
    figureProblems(node, body).map(({ message }) => message),
  );
};

describe("an amount", () => {
  it.each([
    ["$1,200", 1200, "$", 1],
    ["-$7.50", -7.5, "$", 0.01],
    ["$1.8M", 1_800_000, "$", 100_000],
    ["8.5%", 8.5, "%", 0.1],
    ["62,500", 62_500, "", 1],
  ])("%s is read with its unit and its last digit", (text, value, unit, step) => {
    const amount = amountOf(text);
    expect(amount).toMatchObject({ value, unit });
    expect(amount?.step).toBeCloseTo(step, 10);
  });

  it.each(["5 years", "94 months", "", "2 of 3", "v2", "1,20"])("is not in %p", (text) => {
    expect(amountOf(text)).toBeUndefined();
  });

  it("is found wherever a text has one, but not within a word", () => {
    expect(amountsIn("In Q4, $3M and 5,000 orders (9%).").map(({ text }) => text)).toEqual([
      "$3M",
      "5,000",
      "9%",
    ]);
  });
});

describe("a calculation", () => {
  it.each([
    ["5 × 400 + 900", 2900],
    ["$20 / 0.10", 200],
    ["18 / (18 + 5) × 46", 36],
    ["10 − 4 - 3", 3],
    ["$44 x 5%", 2.2],
  ])("%s has its value", (text, value) => {
    expect(evaluate(text)).toBeCloseTo(value, 10);
  });

  it.each(["5 ×", "(5 + 3", "5 3", "five + 3", ""])("%p has none", (text) => {
    expect(evaluate(text)).toBeUndefined();
  });

  it.each([
    "so 18 / (18 + 5) = 0.78 of them",
    "about 4 × √(0.407 ÷ 936) = 8.3%",
    "30 units x 12 + 5 = 365 pieces",
    "a = 3 + 4 and b = 5",
    "5 + 5 = 2 × 5",
    "it is **3 x 161 = 483** a month",
    "from 2020-11-05 = a day",
  ])("that is right, or that begins before its figures, has no fault: %s", (text) => {
    expect(equationFaults(text)).toEqual([]);
  });

  it("that is wrong is told with its place", () => {
    expect(equationFaults("so 2 × 3 = 7 now")).toEqual([
      { offset: 3, message: "2 × 3 is 6, not 7" },
    ]);
  });
});

describe("a table", () => {
  it("may end with an average, and with shares that are rounded", () => {
    const shares = ["| Oil | 33% | 4.0 |", "| Dust | 33% | 6.0 |", "| Wear | 33% | 5.0 |"];
    const total = "| Total | 100% | 5.2 |";
    expect(tableFaults("| Cause | Share | Days |", "| - | - | - |", ...shares, total)).toEqual([]);
  });

  it("of gains and losses side by side is no way from sales to profit", () => {
    const rows = ["| Dress | $12 |", "| Skirt | -$3 |", "| Top | -$4 |", "| Coat | $9 |"];
    expect(tableFaults("| Style | Each |", "| - | - |", ...rows)).toEqual([]);
  });
});

describe("a share", () => {
  it("may be of an amount in another text of the entry", () => {
    expect(shareFaults("It fell to 0.5%, or 12 orders.", "Of 2,400 orders")).toEqual([]);
  });

  it("may be given in points after its amount", () => {
    expect(shareFaults("Of $6M they are $240,000, or 4.0 points of sales.")).toEqual([]);
    expect(shareFaults("Of $6M they are $240,000, or 5.0 points.")).toHaveLength(1);
  });

  it("is not looked for where nothing could be the whole", () => {
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
    expect(["Where $300 goes", "Where $150 is lost", "Of 12 orders"].flatMap(faults)).toEqual([]);
  });

  it("may name no other amount", () => {
    expect(faults("Where $170 is lost")).toEqual([
      "names $170, but no row has it and the steps add up to $150",
    ]);
  });
});
