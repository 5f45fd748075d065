/** Finds the chart blocks of a text, and writes them: what is not edited in a chart stays as it is. */
import { Document, isMap, isSeq, parse } from "yaml";
import { nodesIn, parseMarkdown } from "../../content/read/parse-markdown";
import { holdsText, readChart } from "../../content/read/read-chart";
import type { Chart } from "../../model/chart";
import { editYaml } from "../files/edit-yaml";
import { isGroup } from "../../lib/is-group";

/** A chart block of a text. */
export interface ChartBlock {
  /** Where its YAML begins and ends in the text. */
  from: number;
  to: number;
  yaml: string;
  title: string;
}

/** The data of a chart while it is edited: any part may be missing or wrong. */
export type ChartData = Partial<Omit<Chart, "data" | "series">> & {
  data?: (Partial<NonNullable<Chart["data"]>[number]> | undefined)[];
  series?: (Partial<NonNullable<Chart["series"]>[number]> | undefined)[];
};

/** The data of a chart's YAML; undefined if it cannot be read. */
export function chartData(yaml: string): ChartData | undefined {
  try {
    const data = parse(yaml) as unknown;
    return isGroup(data) ? data : undefined;
  } catch {
    return undefined;
  }
}

/** The chart blocks of a text, in their order, without those in lists and quotes. */
export function chartBlocks(text: string): ChartBlock[] {
  return nodesIn(parseMarkdown(text)).flatMap((node) => {
    if (node.type !== "code" || node.lang !== "chart" || node.position?.start.column !== 1)
      return [];
    const from = text.indexOf("\n", node.position.start.offset) + 1;
    const to = from + node.value.length;
    // A block that is never closed, or written in another way, is left to its author.
    if (from === 0 || text.slice(from, to) !== node.value || holdsText(node.value)) return [];
    const title = chartData(node.value)?.title;
    return [{ from, to, yaml: node.value, title: String(title ?? "without a title") }];
  });
}

/** The YAML of a new chart: a line for each field, and for each row. */
function newYaml(data: ChartData): string {
  const document = new Document(data);
  for (const name of ["data", "series"]) {
    const rows = document.get(name);
    if (isSeq(rows)) for (const row of rows.items) if (isMap(row)) row.flow = true;
  }
  const labels = document.get("x");
  if (isSeq(labels)) labels.flow = true;
  return document.toString({ lineWidth: 0 }).trimEnd();
}

/**
 * Writes a chart.
 * @param yaml the YAML of its block as it is; "" for a new chart
 * @param data what it should hold, in the order of the model
 * @returns its YAML, with every line that is not edited as it was, and what the check says against it
 */
export function writtenChart(
  yaml: string,
  data: ChartData,
): { yaml: string; problems: { field: string; message: string }[] } {
  const written = yaml === "" ? newYaml(data) : editYaml(yaml, data);
  return { yaml: written.replace(/\n$/, ""), problems: readChart(written, 0).problems };
}

/** A chart as a block of a text. */
export const chartFence = (yaml: string): string => `\`\`\`chart\n${yaml}\n\`\`\``;
