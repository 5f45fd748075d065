import { within } from "@testing-library/react";
import type { Chart } from "../../../src/model/chart";
import { chartHtml } from "../../../src/charts/chart-html";
import { textsOf } from "../../support/texts";
import { withUnit } from "../../../src/charts/figure-text";

const words = { title: "Where the margin goes", caption: "A worked example of one order." };

const bars: Chart = {
  ...words,
  type: "bars",
  unit: "%",
  data: [
    { label: "Search", value: 38 },
    { label: "Social & video", value: 12.5, tone: "leak" },
    { label: "Mail", value: 0, tone: "gain" },
  ],
};

const bridge: Chart = {
  ...words,
  type: "bridge",
  unit: "$",
  data: [
    { label: "Price", value: 80, total: true },
    { label: "Returns", value: -30, tone: "leak" },
    { label: "Upsell", value: 10, tone: "gain" },
    { label: "Kept", value: 60, total: true },
  ],
};

const line: Chart = {
  ...words,
  type: "line",
  unit: "weeks",
  x: ["Jan", "Feb", "Mar"],
  series: [
    { label: "Stock", values: [9, 1200, 3] },
    { label: "Plan", values: [8, 7, -6], tone: "gain" },
  ],
};

/** The tones of the rows, and the ends of their bars. */
const barsIn = (page: HTMLElement) =>
  [...page.querySelectorAll("tr")].map(({ dataset, style }) => [
    dataset.tone,
    ...["--from", "--to"].map((name) => Number(style.getPropertyValue(name))),
  ]);

/** The chart as a page shows it. */
function draw(chart: Chart) {
  const page = document.createElement("div");
  page.innerHTML = chartHtml(chart);
  document.body.replaceChildren(page);
  return { page, ...within(page) };
}

/** The cells of a row as they are spoken. */
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole("cell")
    .map((cell) => cell.lastChild?.textContent);

test.each([
  [1200, "$", "$1,200"],
  [-7, "$", "−$7"],
  [81.2, "$", "$81.20"],
  [38, "%", "38%"],
  [-2.5, "%", "−2.5%"],
  [9, "weeks", "9 weeks"],
  [1, "orders", "1 order"],
  [1.5, "weeks", "1.5 weeks"],
  [1234567.891, undefined, "1,234,567.89"],
  [3200, "$k", "$3,200k"],
  [1, "ms", "1 ms"],
])("a figure with its unit %d in %s is written as %s", (value, unit, written) => {
  expect(withUnit(value, unit)).toBe(written);
});

test.each([
  [[2, 1.4], "$", ["$2.00", "$1.40"]],
  [[2, 1], "$", ["$2", "$1"]],
  [[38, 12.5, -1], "%", ["38.0%", "12.5%", "−1.0%"]],
  [[1, 0.25], undefined, ["1.00", "0.25"]],
])("a figure has the decimals of its list %j in %s", (list, unit, written) => {
  expect(list.map((value) => withUnit(value, unit, list))).toEqual(written);
});

test("a bar chart is a table that screen readers can read", () => {
  const { getAllByRole, page } = draw(bars);
  const rows = getAllByRole("row");
  expect(textsOf(getAllByRole("rowheader"))).toBe("Search | Social & video | Mail");
  expect(rows.map(cells)).toEqual([["38.0%"], ["12.5%"], ["0.0%"]]);
  expect(barsIn(page)).toEqual([
    ["plain", 0, 1],
    ["leak", 0, 0.329],
    ["gain", 0, 0],
  ]);
});

test("the bars of a bridge begin where the row before ended, and its steps have a sign", () => {
  const { getAllByRole, page } = draw(bridge);
  expect(getAllByRole("row").map(cells)).toEqual([["$80"], ["minus $30"], ["+$10"], ["$60"]]);
  expect(barsIn(page)).toEqual([
    ["total", 0, 1],
    ["leak", 0.625, 1],
    ["gain", 0.625, 0.75],
    ["total", 0, 0.75],
  ]);
});

test("a line chart has its figures in a table, and its drawing is hidden from screen readers", () => {
  const { getByRole, page } = draw(line);
  const table = within(getByRole("table"));
  expect(textsOf(table.getAllByRole("columnheader"))).toBe("Jan | Feb | Mar");
  const [, stock, plan] = table.getAllByRole("row");
  expect(within(stock as HTMLElement).getByRole("rowheader")).toHaveTextContent("Stock");
  expect(cells(stock as HTMLElement)).toEqual(["9 weeks", "1,200 weeks", "3 weeks"]);
  expect(within(plan as HTMLElement).getByRole("rowheader")).toHaveTextContent("Plan");
  expect(cells(plan as HTMLElement)).toEqual(["8 weeks", "7 weeks", "minus 6 weeks"]);
  for (const drawing of page.querySelectorAll("svg"))
    expect(drawing.closest("[aria-hidden=true]")).not.toBeNull();
});

test.each([
  [["M0", "M1", "M2", "M3", "M4", "M5", "M6"], "M0 M2 M4 M6"],
  [["January", "February", "March", "April", "May"], "January March May"],
  [["30k", "60k", "120k", "200k"], "30k 200k"],
  [["W1", "W2", "W3", "W4", "W5", "W6", "W7", "W8"], "W1 W3 W5 W8"],
])("a small phone shows the labels %j as %s", (x, shown) => {
  const series = [{ label: "Stock", values: x.map((_, index) => index) }];
  const { page } = draw({ ...line, x, series });
  const ticks = [...page.querySelectorAll(".chart-ticks span")].map((tick) => tick.textContent);
  expect(ticks).toHaveLength(x.length);
  expect(ticks.filter(Boolean).join(" ")).toBe(shown);
});

test("lines stay within their drawing, with higher figures further up", () => {
  const { page } = draw(line);
  const [stock = [], plan = []] = [...page.querySelectorAll("polyline")].map((drawn) =>
    (drawn.getAttribute("points") ?? "").split(" ").map((point) => point.split(",").map(Number)),
  );
  expect(page.querySelector(".chart-drawing")).toHaveAttribute("viewBox", "0 0 100 100");
  expect(stock.map(([x]) => x)).toEqual([0, 50, 100]);
  const heights = [...stock, ...plan].map(([, y = -1]) => y);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...heights)).toBeLessThanOrEqual(100);
  expect(heights[1]).toBe(Math.min(...heights));
  expect(heights.at(-1)).toBe(Math.max(...heights));
});

test("an editor's text cannot become markup", () => {
  const evil = `<img src=x onerror="alert(1)">`;
  const charts: Chart[] = [
    { ...bars, title: evil, caption: evil, data: [{ label: evil, value: 1 }], unit: evil },
    { ...line, x: [evil, "b", "c"], series: [{ label: evil, values: [1, 2, 3] }] },
  ];
  for (const chart of charts) {
    const { page } = draw(chart);
    expect(page.querySelector("img")).toBeNull();
    expect(page).toHaveTextContent(evil);
  }
});
