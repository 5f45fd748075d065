/** Reads the YAML of a chart block. */
import { chart, type Chart } from "../../model/chart";
import type { TextProblem } from "../../model/problem";
import { stops } from "../../model/rules";
import { validate } from "./validate";
import { parseYaml } from "./yaml-document";

/** @returns the chart, or its problems, with fields such as `chart.data[0].value` */
export function readChart(
  source: string,
  lineOffset: number,
): { chart?: Chart; problems: TextProblem[] } {
  const parsed = parseYaml(source, "", lineOffset);
  const { data, problems } = parsed.isRead
    ? validate(chart, parsed.data, parsed)
    : { problems: [] };
  return {
    chart: data,
    problems: [...parsed.problems, ...problems].map((problem) => ({
      ...problem,
      rule: stops(problem) ? "chart" : problem.rule,
      field: ["chart", problem.field].filter(Boolean).join("."),
    })),
  };
}
