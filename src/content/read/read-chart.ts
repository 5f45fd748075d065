/** Reads the YAML of a chart block. */
import { fieldName } from "../../model/problem";
import { explain } from "../../model/explain";
import { chart, type Chart } from "../../model/chart";
import { parseYaml } from "./yaml-document";

export interface ChartProblem {
  line: number;
  column: number;
  /** The field of the chart, such as `chart.data[0].value`. */
  field: string;
  message: string;
}

/** Whether a chart goes on into the text below it, up to the next block: it holds a fence, or after an empty line no field. */
export const holdsText = (chart: string): boolean =>
  /^(`{3,}|~{3,})/m.test(chart) || /\n[ \t]*\n(##|(?![ \t#]|- |[a-z]+:)\S)/.test(chart);

export function readChart(
  source: string,
  lineOffset: number,
): { chart?: Chart; problems: ChartProblem[] } {
  const parsed = parseYaml(source, "", lineOffset);
  if (parsed.problems.length > 0)
    return { problems: parsed.problems.map((problem) => ({ ...problem, field: "chart" })) };
  const result = chart.safeParse(parsed.data);
  if (result.success) return { chart: result.data, problems: [] };
  const problems = result.error.issues
    .flatMap((issue) => explain(issue, chart, parsed.data))
    .map(({ path, onKey, message }) => ({
      ...(onKey ? parsed.locateKey(path) : parsed.locate(path)),
      field: ["chart", fieldName(path)].filter(Boolean).join("."),
      message,
    }));
  return { problems };
}
