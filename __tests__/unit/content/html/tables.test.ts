/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import type { Element } from "hast";
import toHtml from "hast-util-to-html";
import { alignFigures as alignIn, stackTable } from "../../../../src/content/html/tables";
import { treeOf } from "../../../support/html-tree";

const alignFigures = (html: string) => toHtml(alignIn(treeOf(html).children[0] as Element));

const row = (cells: string[], name: "th" | "td") =>
  `<tr>\n${cells.map((text) => `<${name}>${text}</${name}>`).join("\n")}\n</tr>`;

const table = ([head = [], ...body]: string[][]) =>
  `<table>\n<thead>\n${row(head, "th")}\n</thead>\n<tbody>\n${body.map((cells) => row(cells, "td")).join("\n")}\n</tbody>\n</table>`;

/** The headings of the columns in which every cell is aligned to the right. */
function flushRight(rows: string[][]): string[] {
  document.body.innerHTML = alignFigures(table(rows));
  const [head, ...body] = [...document.querySelectorAll("tr")].map((tr) => [...tr.children]);
  return (head ?? [])
    .filter((_, column) =>
      [head, ...body].every((cells) => cells?.[column]?.getAttribute("align") === "right"),
    )
    .map((cell) => cell.textContent ?? "");
}

test.each([
  ["sums", ["$1,380", "$15.30"]],
  ["shares", ["+6.0%", "-5.0%"]],
  ["counts", ["900", "3,600"]],
  ["lengths of time", ["94 months", "31 months"]],
  ["a gap among figures", ["900", "", "600"]],
  ["one word among figures", ["200%", "500%", "never"]],
  ["words in half of the cells", ["56%", "5%", "None", "triage only"]],
  ["emphasis on the last figure", ["40", "<strong>75</strong>"]],
])("a column is aligned to the right with its heading if it has %s", (_, cells) => {
  const rows = [["Class", "Figure"], ...cells.map((text) => ["Words", text])];
  expect(flushRight(rows)).toEqual(["Figure"]);
});

test.each([
  ["sentences that begin with a figure", ["90% of 200", "60 of 60 calls"]],
  ["words", ["Assumption", "Table above"]],
  ["a single figure", ["12"]],
  ["words more often than figures", ["12", "Identity", "14", "Proof", "Time"]],
  ["phrases about figures half of the time", ["15%", "20 to 40%", "20%", "20 to 40%"]],
])("a column stays aligned to the left if it has %s", (_, cells) => {
  const rows = [["Class", "Entry"], ...cells.map((text) => ["Words", text])];
  expect(flushRight(rows)).toEqual([]);
});

test("a column that the author has aligned stays unchanged", () => {
  const written =
    '<table><tbody><tr><td align="left">12</td></tr><tr><td align="left">14</td></tr></tbody></table>';
  expect(alignFigures(written)).toBe(written);
});

/** Stacks a table, and returns it from the document. */
function stacked([head = [], ...body]: string[][]): HTMLTableElement {
  const html = `<table><thead>${row(head, "th")}</thead><tbody>${body.map((cells) => row(cells, "td")).join("")}</tbody></table>`;
  document.body.innerHTML = toHtml(stackTable(treeOf(html).children[0] as Element));
  return document.querySelector("table") as HTMLTableElement;
}

const sentence = "a sentence that no column of a phone has room for";

test("a table with sentences after its first column becomes a list of entries, whose cells name their columns", () => {
  const table = stacked([
    ["Key", "Where", "Why"],
    ["theme", sentence, sentence],
    ["draft", "here", "for a day"],
  ]);
  expect(table.className).toBe("stacked");
  const heads = [...table.querySelectorAll("td")].map((cell) => cell.dataset.head);
  expect(heads).toEqual([undefined, "Where", "Why", undefined, "Where", "Why"]);
});

test.each(["$110", "triage only"])("an entry's only figure is beside its heading: %s", (figure) => {
  const head = row(["Item", "Cost", "Basis"], "th");
  const html = `<table><thead>${head}</thead><tbody><tr><td>Label</td><td align="right">${figure}</td><td>${sentence}</td></tr></tbody></table>`;
  document.body.innerHTML = toHtml(stackTable(treeOf(html).children[0] as Element));
  const beside = [...document.querySelectorAll(".stacked .beside")].map((cell) => cell.textContent);
  expect(beside).toEqual([figure]);
});

test.each([
  [
    "figures",
    [
      ["Style", "Price", "Cost"],
      ["Dress", "$110", "$41"],
    ],
  ],
  [
    "two columns",
    [
      ["Sign", "True when"],
      [sentence, sentence],
    ],
  ],
])("a table of %s keeps its columns", (_, rows) => {
  const table = stacked(rows);
  expect(table.className).toBe("");
  expect(table.querySelector("[data-head]")).toBeNull();
});

test("a table of figures wider than a phone becomes a list of entries", () => {
  const table = stacked([
    ["Campaign", "Spend", "Sales claimed", "New customers", "Cost per new customer"],
    ["Retargeting", "$4,000", "$28,000", "40", "$100.00"],
  ]);
  expect(table.className).toBe("stacked");
  expect(table.querySelector("td:last-child")).toHaveAttribute(
    "data-head",
    "Cost per new customer",
  );
});
