/** The visible lines, headings, charts and code of a Markdown text. */
import type { Content } from "mdast";
import { nodesIn, parseWritten } from "../../src/content/read/parse-markdown";

const nodesOf = (body: string): Content[] => nodesIn(parseWritten(body));

const blocks = (body: string, areCharts: boolean): string[] =>
  nodesOf(body).flatMap((node) =>
    node.type === "code" && (node.lang === "chart") === areCharts ? node.value : [],
  );

/** The sources of the charts of a text. */
export const chartsIn = (body: string): string[] => blocks(body, true);

/** The blocks of code of a text. */
export const codeIn = (body: string): string[] => blocks(body, false);

const wordsOf = (nodes: Content[]): string[] =>
  nodes.flatMap((node) => (node.type === "text" || node.type === "inlineCode" ? node.value : []));

/** The lines of a text, split where it is emphasised or linked, without code blocks and charts. */
export const linesIn = (body: string): string[] =>
  wordsOf(nodesOf(body))
    .flatMap((words) => words.split("\n"))
    // Pages have their own word for the mark of an alert.
    .filter((line) => /[\p{L}\p{N}]/u.test(line) && !/^\[!\w+\]$/.test(line));

export const headingsIn = (body: string): string[] =>
  nodesOf(body).flatMap((node) => (node.type === "heading" ? wordsOf(nodesIn(node)).join("") : []));
