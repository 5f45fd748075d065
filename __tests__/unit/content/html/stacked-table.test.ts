/** @jest-environment jsdom */
import type { Element } from "hast";
import toHtml from "hast-util-to-html";
import { stackSentences } from "../../../../src/content/html/stacked-table";
import { treeOf } from "../../../support/html-tree";

const row = (cells: string[], name: "th" | "td") =>
  `<tr>${cells.map((text) => `<${name}>${text}</${name}>`).join("")}</tr>`;

/** The table after the change, in a document. */
function stacked([head = [], ...body]: string[][]): HTMLTableElement {
  const html = `<table><thead>${row(head, "th")}</thead><tbody>${body.map((cells) => row(cells, "td")).join("")}</tbody></table>`;
  document.body.innerHTML = toHtml(stackSentences(treeOf(html).children[0] as Element));
  return document.querySelector("table") as HTMLTableElement;
}

const sentence = "a sentence that no column of a phone has room for";

test("a table with two columns of sentences beside the first is one of entries, whose cells name their columns", () => {
  const table = stacked([
    ["Key", "Where", "Why"],
    ["theme", sentence, sentence],
    ["draft", "here", "for a day"],
  ]);
  expect(table.className).toBe("stacked");
  const heads = [...table.querySelectorAll("td")].map((cell) => cell.dataset.head);
  expect(heads).toEqual([undefined, "Where", "Why", undefined, "Where", "Why"]);
});

test("so is one whose first column is of sentences too, unless it names rows of figures", () => {
  const head = ["If this is you", "Choose", "Because"];
  expect(stacked([head, [sentence, "the first", sentence]]).className).toBe("stacked");
  const html = `<table><thead>${row(head, "th")}</thead><tbody><tr><td>${sentence}</td><td align="right">15</td><td>${sentence}</td></tr></tbody></table>`;
  const table = treeOf(html).children[0] as Element;
  expect(stackSentences(table)).toBe(table);
});

test("so is one of words in more columns than a phone shows, unless one of them is of figures", () => {
  const head = ["Field", "Holds", "Contact form", "Newsletter form"];
  expect(stacked([head, ["Name", "As typed", "Sent", "Not asked"]]).className).toBe("stacked");
  const html = `<table><thead>${row(head, "th")}</thead><tbody><tr><td>Name</td><td>As typed</td><td>Sent</td><td align="right">15</td></tr></tbody></table>`;
  const table = treeOf(html).children[0] as Element;
  expect(stackSentences(table)).toBe(table);
});

test("a column without a heading names nothing", () => {
  const table = stacked([
    ["Key", "", "Why"],
    ["theme", sentence, sentence],
  ]);
  const heads = [...table.querySelectorAll("td")].map((cell) => cell.dataset.head);
  expect(heads).toEqual([undefined, undefined, "Why"]);
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
    "one column of sentences",
    [
      ["Item", "Basis", "Cost"],
      ["Label", sentence, "$7.50"],
    ],
  ],
  [
    "sentences in the first column only",
    [
      ["Item", "A", "B"],
      [sentence, "1", "2"],
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
