/** Finds blocks of a Markdown text that its parser may read in another way than their author means. */
import type { Code, Content, Heading, Paragraph, Root, Strong, Table } from "mdast";
import toString from "mdast-util-to-string";
import { positionIn, type TextProblem } from "../../model/problem";
import type { RuleId } from "../../model/rules";
import { placeOf } from "./parse-markdown";
import { readChart } from "./read-chart";

const sourceOf = ({ position }: Content, body: string): string =>
  body.slice(position?.start.offset, position?.end.offset);

const at = (node: Content, rule: RuleId, message: string, field = "text"): TextProblem[] => [
  { ...placeOf(node), field, rule, message },
];

const fence = /^(`{3,}|~{3,})/;

/** Whether a block of code that begins with a fence also ends with one. */
function isClosed(source: string): boolean {
  const start = fence.exec(source)?.[1] ?? "";
  const last = source.slice(source.lastIndexOf("\n") + 1);
  const end = /(`{3,}|~{3,})[ \t]*$/.exec(last)?.[1] ?? "";
  return source.includes("\n") && end.startsWith(start);
}

function codeProblems(node: Code, body: string): TextProblem[] {
  const source = sourceOf(node, body);
  const language = node.lang?.toLowerCase() ?? "";
  const isChart = /^charts?$/.test(language);
  if (!fence.test(source))
    return at(
      node,
      "reading",
      "this line is indented, which makes it code; begin it at the margin, or write code between two lines of ```",
    );
  if (!isClosed(source)) {
    const mark = source.slice(0, 3);
    return at(
      node,
      "unclosed",
      `this ${mark} block is never closed; end it with a line of ${mark}`,
    );
  }
  if (/^(mermaid|dot|graphviz|plantuml|math|latex)$/.test(language))
    return at(
      node,
      "mark",
      `${language} is shown as code; save its drawing as a picture beside the text, or write a chart`,
    );
  if (!isChart) return [];
  const { line, column } = placeOf(node);
  // The value of a block within a list is without the indentation of the list.
  return readChart(node.value, line).problems.map((problem) => ({
    ...problem,
    column: problem.column + column - 1,
  }));
}

/** A sign that begins a point in other programs or a row, or two lines in a row that begin alike. */
const points =
  /^[>\s]*(?:([•‣◦▪\uF0A7\uF0B7]|[o§](?=\t))|([^\s\p{L}\p{N}]{1,2})\s.*(?<! {2}|\\)\n[>\s]*\2[\s-]|(\(?[a1][.)])\s.*\n[>\s]*\(?[b2][.)]\s)/mu;

/** Reports points or rows that the parser took for the lines of a paragraph. */
function paragraphProblems(node: Paragraph, body: string): TextProblem[] {
  const source = sourceOf(node, body);
  const found = points.exec(source);
  if (!found) return [];
  const mark = found.slice(1).find(Boolean) ?? "";
  const offset = (node.position?.start.offset ?? 0) + source.indexOf(mark, found.index);
  const message = mark.startsWith("|")
    ? "these rows make no table; write a row of dashes for each column below the first, | --- | --- |"
    : `"${mark.replace(/\p{Co}/u, "•")}" makes no list; begin each point with "- ", or with "1. " if its number matters`;
  return [{ ...positionIn(body, offset), field: "text", rule: "reading", message }];
}

const signMessage =
  "this sign at the start of a line begins a list or a quotation; write \\ before it if the line goes on with a sentence";
const levelMessage =
  "this point is on the level of the one above; indent it as far as the words of that one to make it a part of it";

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
    if (doubtful.length > 0) return doubtful.flatMap((each) => at(each, "reading", signMessage));
    const above = before?.type === "list" ? placeOf(before).column : column;
    const shifted = points.find((point) => placeOf(point).column > Math.min(above, column));
    return shifted ? at(shifted, "reading", levelMessage) : [];
  });
}

function tableProblems(node: Table): TextProblem[] {
  const columns = node.align?.length ?? 0;
  const long = node.children.find(({ children }) => children.length > columns);
  const message = `this row has ${long?.children.length} cells and its table ${columns} columns; write \\| for a | within a cell`;
  return long ? at(long, "table", message, "table") : [];
}

const headingProblems = (node: Heading, body: string): TextProblem[] =>
  sourceOf(node, body).startsWith("#")
    ? []
    : at(
        node,
        "reading",
        "the line below makes these words a heading; write ## before a heading, or an empty line above a line across the page",
        "heading",
      );

/** Reports the name of a file or a function that is shown in bold, without its underscores. */
const strongProblems = (node: Strong, body: string): TextProblem[] =>
  /^__\w+__$/.test(sourceOf(node, body)) &&
  /^[.(\w]/.test(body.slice(node.position?.end.offset).slice(0, 1))
    ? at(
        node,
        "lost-sign",
        "the underscores are not shown here, and make words bold; put a name between ` signs",
      )
    : [];

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

/**
 * @param tree the text as it was written
 * @param nodes all of its nodes, in its order
 */
export function blockProblems(tree: Root, nodes: readonly Content[], body: string): TextProblem[] {
  const problems = nodes.flatMap((node) => {
    if (node.type === "code") return codeProblems(node, body);
    if (node.type === "paragraph") return paragraphProblems(node, body);
    if (node.type === "table") return tableProblems(node);
    if (node.type === "strong") return strongProblems(node, body);
    return node.type === "heading" ? headingProblems(node, body) : [];
  });
  const parents = [tree, ...nodes].flatMap((node) => ("children" in node ? node : []));
  return [
    ...problems,
    ...parents.flatMap((parent) => listProblems(parent, body)),
    ...unnamedProblems(nodes),
  ];
}
