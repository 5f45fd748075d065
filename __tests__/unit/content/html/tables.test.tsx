import type { Element } from "hast";
import toHtml from "hast-util-to-html";
import { stackTable } from "../../../../src/content/html/tables";
import { treeOf } from "../../../support/html-tree";

const row = (cells: string[], name: "th" | "td") =>
  `<tr>\n${cells.map((text) => `<${name}>${text}</${name}>`).join("\n")}\n</tr>`;

/** Stacks a table, whose rows are lines with bars between their cells, and returns it from the document. */
function stacked(text: string): HTMLTableElement {
  const [head = [], ...body] = text.split("\n").map((line) => line.split("|"));
  const html = `<table><thead>${row(head, "th")}</thead><tbody>${body.map((cells) => row(cells, "td")).join("")}</tbody></table>`;
  document.body.innerHTML = toHtml(stackTable(treeOf(html).children[0] as Element));
  return document.querySelector("table") as HTMLTableElement;
}

const sentence = "a sentence that no column of a phone has room for";

test("a table with sentences after its first column becomes a list of entries, whose cells name their columns", () => {
  const table = stacked(`Key|Where|Why\ntheme|${sentence}|${sentence}\ndraft|here|for a day`);
  expect(table.className).toBe("stacked");
  const heads = [...table.querySelectorAll("td")].map((cell) => cell.dataset.head);
  expect(heads).toEqual([undefined, "Where", "Why", undefined, "Where", "Why"]);
});

test.each(["$110", "triage only"])("an entry's only figure is beside its heading: %s", (figure) => {
  const head = row(["Item", "Cost", "Basis"], "th");
  const html = `<table><thead>${head}</thead><tbody><tr><td>Label</td><td align="right">${figure}</td><td>${sentence}</td></tr></tbody></table>`;
  document.body.innerHTML = toHtml(stackTable(treeOf(html).children[0] as Element));
  const trailing = document.querySelectorAll(".stacked .trailing");
  expect(Array.from(trailing, ({ textContent }) => textContent)).toEqual([figure]);
});

test.each([
  ["figures", "Style|Price|Cost\nDress|$110|$41"],
  ["two columns", `Sign|True when\n${sentence}|${sentence}`],
])("a table of %s keeps its columns", (_, text) => {
  const table = stacked(text);
  expect(table.className).toBe("");
  expect(table.querySelector("[data-head]")).toBeNull();
});

test("a table of figures wider than a phone becomes a list of entries", () => {
  const heads = "Campaign|Spend|Sales claimed|New customers|Cost per new customer";
  const table = stacked(`${heads}\nRetargeting|$4,000|$28,000|40|$100.00`);
  expect(table.className).toBe("stacked");
  const last = table.querySelector<HTMLElement>("td:last-child");
  expect(last?.dataset.head).toBe("Cost per new customer");
});
