/** Reads the YAML of a chart block. */
import { chart, titleFaults, type Chart } from "../../model/chart";
import type { TextProblem } from "../../model/problem";
import { validate } from "./validate";
import { parseYaml } from "./yaml-document";

/** Whether an unclosed chart contains the text below it: a fence, or a line after an empty one that is not a field. */
export const holdsText = (chart: string): boolean =>
  /^(`{3,}|~{3,})/m.test(chart) || /\n[ \t]*\n(##|(?![ \t#]|- |[a-z]+:)\S)/.test(chart);

/** @returns the chart, or its problems, with fields such as `chart.data[0].value` */
export function readChart(
  source: string,
  lineOffset: number,
): { chart?: Chart; problems: TextProblem[] } {
  const parsed = parseYaml(source, "", lineOffset);
  if (parsed.problems.length > 0)
    return { problems: parsed.problems.map((problem) => ({ ...problem, field: "chart" })) };
  const { data, problems } = validate(chart, parsed.data, parsed);
  const within = (field: string) => ["chart", field].filter(Boolean).join(".");
  return {
    chart: data,
    problems: [
      ...problems.map((problem) => ({ ...problem, field: within(problem.field) })),
      ...(data ? titleFaults(data) : []).map((message) => ({
        ...parsed.locate(["title"]),
        field: within("title"),
        message,
        isWarning: true as const,
      })),
    ],
  };
}
