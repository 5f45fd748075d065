/** Recomputes the figures of a Markdown text: those in tables and in calculations that it writes out. */
import type { Content } from "mdast";
import { positionIn, type TextProblem } from "../../../model/problem";
import { changeFaults } from "./changes";
import { sumFaults } from "./sums";
import { tableFaults } from "./tables";

export function figureProblems(node: Content, body: string): TextProblem[] {
  if (node.type !== "table" && node.type !== "paragraph") return [];
  const start = node.position?.start.offset ?? 0;
  // Code is no text, and an address no calculation.
  const source = body
    .slice(start, node.position?.end.offset)
    .replace(/`[^`]*`|\]\([^)]*\)/g, (code) => "_".repeat(code.length));
  const faults = [...sumFaults(source), ...changeFaults(source)];
  return [
    ...(node.type === "table" ? tableFaults(node) : []),
    ...faults.map(({ offset, ...fault }) => ({
      ...positionIn(body, start + offset),
      field: "body",
      ...fault,
    })),
  ];
}
