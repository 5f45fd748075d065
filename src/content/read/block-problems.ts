/** Finds blocks of a Markdown text that its parser reads in another way than their author means. */
import type { Code, Content, Heading, Paragraph, Table } from "mdast";
import toString from "mdast-util-to-string";
import type { TextProblem } from "../../model/problem";
import { placeOf } from "./parse-markdown";
import { holdsText, readChart } from "./read-chart";

const sourceOf = ({ position }: Content, body: string): string =>
  body.slice(position?.start.offset, position?.end.offset);

/** The field in the problem of a block without an end. */
const unclosedField = "code";

/** Drops the problems after an unclosed block of code, since the parser reads that text wrongly. */
export function untilUnclosed(problems: readonly TextProblem[]): TextProblem[] {
  const end = problems.find(({ field }) => field === unclosedField);
  return problems.filter(({ line }) => !end || line <= end.line);
}

const fence = /^(`{3,}|~{3,})/;

/** Whether a block of code that begins with a fence also ends with one. */
function isClosed(source: string): boolean {
  const start = fence.exec(source)?.[1] ?? "";
  const last = source.slice(source.lastIndexOf("\n") + 1);
  const end = /(`{3,}|~{3,})[ \t]*$/.exec(last)?.[1] ?? "";
  return source.includes("\n") && end.startsWith(start);
}

function codeProblems(node: Code, body: string): TextProblem[] {
  const start = placeOf(node);
  const source = sourceOf(node, body);
  const isChart = node.lang === "chart";
  if (!fence.test(source)) {
    const message =
      "this line is indented, which makes it code; begin it at the margin, or write code between two lines of ```";
    return [{ ...start, field: "text", message }];
  }
  if (!isClosed(source) || (isChart && holdsText(node.value))) {
    const mark = source.slice(0, 3);
    const message = `this ${mark} block is never closed; end it with a line of ${mark}`;
    return [{ ...start, field: unclosedField, message }];
  }
  if (/^charts?$/i.test(node.lang ?? "") && !isChart) {
    const message = `"${node.lang}" would show as code; write "chart"`;
    return [{ ...start, field: "chart", message }];
  }
  if (!isChart) return [];
  // The value of a block within a list is without the indentation of the list.
  return readChart(node.value, start.line).problems.map((problem) => ({
    ...problem,
    column: problem.column + start.column - 1,
  }));
}

/** Whether a line must be a row of a table: unlike in mathematics, there are spaces around its bars. */
const isRow = (line: string): boolean => /^\|\s.*\s\|\s.*\s\|$/.test(line);

/** Signs that begin a point in other programs, and two lines in a row that begin alike. */
const bullet = /^(?:[•‣◦▪\uF0A7\uF0B7]|[^\s\p{L}\p{N}|]\t|[o§]\t)/u;
const twoPoints =
  /^([^\s\p{L}\p{N}|]{1,2})\s[^]*\n\1\s|^\(?(?:a|i|1)[.)]\s[^]*\n\(?(?:b|ii|2)[.)]\s/iu;

/** Reports the rows of a table, or the points of a list, that the parser took for the lines of a paragraph. */
function paragraphProblems(node: Paragraph, body: string): TextProblem[] {
  const lines = sourceOf(node, body).split("\n");
  const texts = lines.map((each) => each.replace(/^[>\s]+/, "").trimEnd());
  const { line, column } = placeOf(node);
  const at = (index: number) =>
    index === 0 ? { line, column } : { line: line + index, column: 1 };
  const row = texts.findIndex(
    (each, index) => isRow(each) || (each.startsWith("|") && texts[index + 1]?.startsWith("|")),
  );
  if (row >= 0) {
    const columns = (texts[row] ?? "").replace(/^\||\|$/g, "").split("|").length;
    const message = `this table would show its | signs as text: write a row of dashes for each column below its first row, ${`| --- `.repeat(columns)}|`;
    return [{ ...at(row), field: "table", message }];
  }
  const point = texts.findIndex(
    (each, index) =>
      bullet.test(each) ||
      // Two spaces at the end of a line keep it apart from the next.
      (!/ {2}$|\\$/.test(lines[index] ?? "") &&
        twoPoints.test(`${each}\n${texts[index + 1] ?? ""}`)),
  );
  if (point < 0) return [];
  const mark = /^\S+/.exec(texts[point] ?? "")?.[0].replace(/\p{Co}/u, "•");
  const message = `"${mark}" makes no list; begin each point with "- ", or with "1. " if its number matters`;
  return [{ ...at(point), field: "text", message }];
}

/** Reports the first row of a table with more cells than its head, which pages would leave out. */
function tableProblems({ children: rows, align }: Table): TextProblem[] {
  const columns = align?.length ?? 0;
  const long = rows.find(({ children }) => children.length > columns);
  if (!long) return [];
  const message = `this row has ${long.children.length} cells and its table ${columns} columns, so the last would be lost; write \\| for a | within a cell`;
  return [{ ...placeOf(long), field: "table", message }];
}

function headingProblems(node: Heading, before: number, body: string): TextProblem[] {
  const { depth } = node;
  const at = (message: string) => [{ ...placeOf(node), field: "heading", message }];
  if (!sourceOf(node, body).startsWith("#"))
    return at(
      "the line below makes these words a heading; write ## before a heading, or an empty line above a line across the page",
    );
  if (!/[\p{L}\p{N}]/u.test(toString(node)))
    return at("has no letter and no digit, which its address on the page is made of; add words");
  if (depth === 1) return at("# is for the title of the page, which has a field; start with ##");
  if (depth <= before + 1) return [];
  return at(`${"#".repeat(depth)} follows ${"#".repeat(before)}; do not skip a level of headings`);
}

/** The name of a definition or of a reference to one. */
const nameOf = (node: Content): string =>
  (node.type.startsWith("footnote") ? "^" : "") + ("identifier" in node ? node.identifier : "");

/** Reports notes and addresses that no place of the text names, or named twice, which pages would leave out. */
function unnamedProblems(nodes: readonly Content[]): TextProblem[] {
  const references = nodes.filter(({ type }) => type.endsWith("Reference"));
  const named = new Set(references.map(nameOf));
  return nodes.flatMap((node) => {
    const isNote = node.type === "footnoteDefinition";
    // An address that leads nowhere is a common way to write a comment.
    if (!isNote && !(node.type === "definition" && !/^#?$/.test(node.url))) return [];
    if (named.delete(nameOf(node))) return [];
    const place = isNote ? `[^${node.label}]` : `[words][${node.label}]`;
    const message = `would not be shown: no place of the text names it, or another line has its name; write ${place} where it belongs`;
    return { ...placeOf(node), field: "text", message };
  });
}

/** @param nodes all nodes of the text, in its order */
export function blockProblems(nodes: readonly Content[], body: string): TextProblem[] {
  let depth = 1;
  const problems = nodes.flatMap((node) => {
    if (node.type === "code") return codeProblems(node, body);
    if (node.type === "paragraph") return paragraphProblems(node, body);
    if (node.type === "table") return tableProblems(node);
    if (node.type !== "heading") return [];
    const before = depth;
    depth = node.depth;
    return headingProblems(node, before, body);
  });
  return [...problems, ...unnamedProblems(nodes)];
}
