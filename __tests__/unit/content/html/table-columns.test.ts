/** @jest-environment jsdom */
import type { Element } from "hast";
import toHtml from "hast-util-to-html";
import { alignFigures as alignIn, markCells } from "../../../../src/content/html/table-columns";
import { treeOf } from "../../../support/html-tree";

const alignFigures = (html: string) => toHtml(alignIn(treeOf(html).children[0] as Element));

const row = (cells: string[], name: "th" | "td") =>
  `<tr>\n${cells.map((text) => `<${name}>${text}</${name}>`).join("\n")}\n</tr>`;

const table = ([head = [], ...body]: string[][]) =>
  `<table>\n<thead>\n${row(head, "th")}\n</thead>\n<tbody>\n${body.map((cells) => row(cells, "td")).join("\n")}\n</tbody>\n</table>`;

/** The heads of the columns whose every cell is flush right. */
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
  ["a gap among them", ["900", "", "600"]],
  ["one word among them", ["200%", "500%", "never"]],
  ["words in half of them", ["56%", "5%", "None", "triage only"]],
  ["emphasis on the last", ["40", "<strong>75</strong>"]],
])("%s stand flush right, their head with them", (_, cells) => {
  const rows = [["Class", "Figure"], ...cells.map((text) => ["Words", text])];
  expect(flushRight(rows)).toEqual(["Figure"]);
});

test.each([
  ["sentences that begin with a figure", ["90% of 200", "60 of 60 calls"]],
  ["words", ["Assumption", "Table above"]],
  ["a single figure", ["12"]],
  ["words more often than figures", ["12", "Identity", "14", "Proof", "Time"]],
  ["phrases about figures half of the time", ["15%", "20 to 40%", "20%", "20 to 40%"]],
])("%s stay flush left", (_, cells) => {
  const rows = [["Class", "Entry"], ...cells.map((text) => ["Words", text])];
  expect(flushRight(rows)).toEqual([]);
});

test("what the author aligned stays as it was written", () => {
  const written =
    '<table><tbody><tr><td align="left">12</td></tr><tr><td align="left">14</td></tr></tbody></table>';
  expect(alignFigures(written)).toBe(written);
});

test("only columns of sentences are marked as such, and no line breaks a figure", () => {
  const sentence = "a cell of more words than a line of a phone has";
  const html = table([
    ["Word", "A figure with a head of many words", "Sentence"],
    ["W1", "$3.25", sentence],
    ["W2", "12 in a month", "None"],
    ["14 to 17", "never", "None"],
  ]);
  document.body.innerHTML = toHtml(markCells(treeOf(alignFigures(html)).children[0] as Element));
  const marks = [...document.querySelectorAll("tr")].map((tr) =>
    [...tr.children].map(({ className }) => className),
  );
  expect(marks).toEqual([
    ["", "sentences", ""],
    ["", "figure", "sentences"],
    ["", "", "sentences"],
    ["figure", "", "sentences"],
  ]);
});
