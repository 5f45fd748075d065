/** The figures of a Markdown text, recomputed: its tables and the calculations that it writes out. */
import type { Content } from "mdast";
import { equationFaults } from "./equations";
import { tableFigures, type FigureProblem } from "./table-figures";

function equationProblems(node: Content, body: string): FigureProblem[] {
  const start = node.position?.start.offset ?? 0;
  const source = body.slice(start, node.position?.end.offset);
  return equationFaults(source).map(({ offset, message }) => {
    const lines = body.slice(0, start + offset).split("\n");
    const column = (lines.at(-1)?.length ?? 0) + 1;
    return { line: lines.length, column, field: "body", message };
  });
}

export function figureProblems(node: Content, body: string): FigureProblem[] {
  if (node.type === "table") return [...tableFigures(node), ...equationProblems(node, body)];
  return node.type === "paragraph" ? equationProblems(node, body) : [];
}
