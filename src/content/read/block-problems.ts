/** Finds blocks of a Markdown text that its parser may read in another way than their author means. */
import type { Code, Content, Paragraph, Root, Table } from "mdast";
import toString from "mdast-util-to-string";
import { problemIn, type TextProblem } from "../../model/problem";
import type { RuleId } from "../../model/rules";
import { placeOf } from "./parse-markdown";
import { readChart } from "./read-chart";

const sourceOf = ({ position }: Content, body: string): string =>
  body.slice(position?.start.offset, position?.end.offset);

const at = (node: Content, rule: RuleId, message: string, field = "text"): TextProblem[] => [
  { ...placeOf(node), field, rule, message },
];

const messages = {
  indented:
    "this line is indented, which makes it code; begin it at the margin, or write code between two lines of ```",
  underlined:
    "the line below makes these words a heading; write ## before a heading, or an empty line above a line across the page",
  sign: "this sign at the start of a line begins a list or a quotation; write \\ before it if the line goes on with a sentence",
  level:
    "this point is on the level of the one above; indent it as far as the words of that one to make it a part of it",
  answer: "the answer below goes on in the line of this question; write an empty line above it",
  rows: "these rows make no table; write a row of dashes for each column below the first, | --- | --- |",
  bold: "the underscores are not shown here, and make words bold; put a name between ` signs",
};

function codeProblems(node: Code, body: string): TextProblem[] {
  const source = sourceOf(node, body).trimEnd();
  const [mark] = /^(```|~~~)/.exec(source) ?? [];
  const language = node.lang?.toLowerCase() ?? "";
  if (!mark) return at(node, "reading", messages.indented);
  // The line that ends the block is not in its value.
  if (source.split("\n").length < node.value.trimEnd().split("\n").length + (node.value ? 2 : 1)) {
    const message = `this ${mark} block is never closed; end it with a line of ${mark}`;
    return at(node, "unclosed", message);
  }
  if (/^(mermaid|dot|graphviz|plantuml|math|latex)$/.test(language)) {
    const message = `${language} is shown as code; save its drawing as a picture beside the text, or write a chart`;
    return at(node, "mark", message);
  }
  if (!/^charts?$/.test(language)) return [];
  const { line, column } = placeOf(node);
  // The value of a block within a list is without the indentation of the list.
  return readChart(node.value, line).problems.map((problem) => ({
    ...problem,
    column: problem.column + column - 1,
  }));
}

/** A sign that begins a point in other programs or a row, two lines in a row that begin alike, a question with its answer. */
const points =
  /^[>\s]*(?:([•‣◦▪\uF0A7\uF0B7]|[o§](?=\t))|([^\s\p{L}\p{N}]{1,2})\s.*(?<! {2}|\\)\n[>\s]*\2[\s-]|(\(?[a1][.)])\s.*\n[>\s]*\(?[b2][.)]\s|\W*(Q[.:)]).*(?<! {2}|\\)\n\W*A[.:)])/mu;

/** Reports points, rows or answers that the parser took for the lines of a paragraph. */
function paragraphProblems(node: Paragraph, body: string): TextProblem[] {
  const source = sourceOf(node, body);
  const found = points.exec(source);
  if (!found) return [];
  const mark = found.slice(1).find(Boolean) ?? "";
  const offset = (node.position?.start.offset ?? 0) + source.indexOf(mark, found.index);
  const named = { "|": messages.rows, Q: messages.answer }[mark.charAt(0)];
  const message =
    named ??
    `"${mark.replace(/\p{Co}/u, "•")}" makes no list; begin each point with "- ", or with "1. " if its number matters`;
  return [problemIn(body, offset, "reading", message)];
}

/** Reports wrapped lines and sentences that begin like a point, and points that are not indented enough. */
function listProblems(parent: { children: readonly Content[] }, body: string): TextProblem[] {
  return parent.children.flatMap((node, index): TextProblem[] => {
    if (node.type !== "list" && node.type !== "blockquote") return [];
    const before = parent.children[index - 1];
    const { line, column } = placeOf(node);
    const points = node.type === "list" ? node.children : [];
    // A year, rather than the number of a point.
    const years = points.filter((point) => Number(/^\d+/.exec(sourceOf(point, body))?.[0]) > 99);
    const isWrapped =
      before?.type === "paragraph" &&
      before.position?.end.line === line - 1 &&
      node.children.length - years.length < 2 &&
      !/[.:!?…,;]$/.test(toString(before).trim());
    const doubtful = isWrapped ? [node, ...years] : years;
    if (doubtful.length > 0) return doubtful.flatMap((each) => at(each, "reading", messages.sign));
    const above = before?.type === "list" ? placeOf(before).column : column;
    const shifted = points.find((point) => placeOf(point).column > Math.min(above, column));
    return shifted ? at(shifted, "reading", messages.level) : [];
  });
}

function tableProblems(node: Table): TextProblem[] {
  const columns = node.align?.length ?? 0;
  const long = node.children.find(({ children }) => children.length > columns);
  const message = `this row has ${long?.children.length} cells and its table ${columns} columns; write \\| for a | within a cell`;
  return long ? at(long, "table", message, "table") : [];
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
    const message = `is not shown: no place of the text names it, or another line has its name; write ${place} where it belongs`;
    return at(node, "unused", message);
  });
}

function nodeProblems(node: Content, body: string): TextProblem[] {
  if (node.type === "code") return codeProblems(node, body);
  if (node.type === "paragraph") return paragraphProblems(node, body);
  if (node.type === "table") return tableProblems(node);
  const { offset: end = 0 } = node.position?.end ?? {};
  const source = body.slice(node.position?.start.offset, end + 1);
  if (node.type === "heading" && !source.startsWith("#"))
    return at(node, "reading", messages.underlined, "heading");
  const isName = node.type === "strong" && /^__\w+__[.(\w]$/.test(source);
  return isName ? at(node, "lost-sign", messages.bold) : [];
}

/**
 * @param tree the text as it was written
 * @param nodes all of its nodes, in its order
 */
export const blockProblems = (
  tree: Root,
  nodes: readonly Content[],
  body: string,
): TextProblem[] => [
  ...nodes.flatMap((node) => nodeProblems(node, body)),
  ...[tree, ...nodes].flatMap((node) => ("children" in node ? listProblems(node, body) : [])),
  ...unnamedProblems(nodes),
];
