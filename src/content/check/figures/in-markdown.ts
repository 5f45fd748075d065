/** Recomputes the figures of a Markdown text: those in tables and in calculations that it writes out. */
import type { Content } from "mdast";
import { positionIn, type TextProblem } from "../../../model/problem";
import { equationFaults } from "./equations";
import { tableFigures } from "./table-figures";

export function figureProblems(node: Content, body: string): TextProblem[] {
  if (node.type !== "table" && node.type !== "paragraph") return [];
  const start = node.position?.start.offset ?? 0;
  const source = body.slice(start, node.position?.end.offset);
  const equations = equationFaults(source).map(({ offset, message }) => ({
    ...positionIn(body, start + offset),
    field: "body",
    message,
  }));
  return node.type === "table" ? [...tableFigures(node), ...equations] : equations;
}
