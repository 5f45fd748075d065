/** Finds the chart blocks of a text, and writes them: what is not edited in a chart stays as it is. */
import { Document, isMap, isSeq, parse } from "yaml";
import { z } from "zod";
import { nodesIn, parseMarkdown } from "../../content/read/parse-markdown";
import { holdsText, readChart } from "../../content/read/read-chart";
import type { Chart } from "../../model/chart";
import { fieldName } from "../../model/problem";
import { editYaml } from "../files/edit-yaml";

/** A chart block of a text. */
export interface ChartBlock {
  /** Where its YAML begins and ends in the text. */
  from: number;
  to: number;
  yaml: string;
  title: string;
  /** Undefined if it cannot be edited by fields. */
  data: ChartData | undefined;
}

type Row = NonNullable<Chart["data"]>[number];
type Line = NonNullable<Chart["series"]>[number];

/** A figure while it is edited: what is typed and is no figure yet is kept as a text, and the check says so. */
export type EditedFigure = number | string | undefined;

/** The data of a chart while it is edited: any part may be missing or wrong. */
export type ChartData = Partial<Omit<Chart, "data" | "series">> & {
  data?: (Partial<Omit<Row, "value">> & { value?: EditedFigure })[];
  series?: (Partial<Omit<Line, "values">> & { values?: EditedFigure[] })[];
};

const word = z.union([z.string(), z.number(), z.boolean()]).nullish();

/** What has the shape of a chart, so that fields show all of it; whether it is right is for the check to say. */
const editable = z.looseObject({
  title: word,
  caption: word,
  unit: word,
  data: z.array(z.looseObject({ label: word, value: word })).nullish(),
  x: z.array(word).nullish(),
  series: z.array(z.looseObject({ label: word, values: z.array(word).nullish() })).nullish(),
});

function parsed(yaml: string): unknown {
  try {
    return parse(yaml);
  } catch {
    return undefined;
  }
}

/** The data of a chart's YAML; undefined if it cannot be read, or fields cannot show all of it. */
export function chartData(yaml: string): ChartData | undefined {
  const data = parsed(yaml);
  return editable.safeParse(data).success ? (data as ChartData) : undefined;
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
    const data = chartData(node.value);
    const title = String(data?.title ?? "without a title");
    return [{ from, to, yaml: node.value, title, data }];
  });
}

/** Why a chart cannot be edited by fields, in the words of the check. */
export function whyNotEditable(yaml: string): string {
  const { problems } = readChart(yaml, 0);
  const path = editable.safeParse(parsed(yaml)).error?.issues[0]?.path ?? [];
  const field = ["chart", fieldName(path)].filter(Boolean).join(".");
  const problem = problems.find((each) => each.field === field) ?? problems[0];
  const place = problem ? `line ${problem.line} of it` : "it";
  const words = problem ? `: ${problem.message.replace(/\.$/, "")}` : "";
  return `A chart cannot be edited by its fields before ${place} is put right in the text${words}.`;
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
