/** The privacy policy tells of every field that the forms send, and of none that they do not. */
import { readFileSync } from "node:fs";
import type { Table } from "mdast";
import toString from "mdast-util-to-string";
import { nodesIn, parseMarkdown } from "../../src/content/read/parse-markdown";
import { entriesOf, loadContent } from "../../src/content/load";
import { contactFields, newsletterFields } from "../../src/model/form-fields";

const fieldRows = [...new Set([...contactFields, ...newsletterFields])].map(
  ({ privacyRow }) => privacyRow,
);

/** What a form sends besides its fields, and the field that only programs fill in. */
const otherRows = ["Timestamp", "Type", "Hidden anti-spam field"];

/** The first cells of a table, without its head. */
const rowsOf = (table: Table): string[] =>
  table.children.slice(1).map((row) => (row.children[0] ? toString(row.children[0]) : ""));

const [table] = entriesOf(loadContent(), "LegalDocument")
  .flatMap(({ file }) => nodesIn(parseMarkdown(readFileSync(file, "utf8"))))
  .filter((node): node is Table => node.type === "table")
  .map(rowsOf)
  .filter((rows) => rows.includes("Timestamp"));

it("has a table of what the forms send", () => {
  expect(table).toBeDefined();
});

it.each(fieldRows)("has a row for the field %s", (row) => {
  expect(table).toContain(row);
});

it("has no row for a field that is not sent", () => {
  expect(table?.filter((row) => ![...fieldRows, ...otherRows].includes(row))).toEqual([]);
});
