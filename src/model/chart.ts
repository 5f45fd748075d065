/**
 * The schema of charts, for the `chart` blocks of articles and the profit bridge of the home page.
 */
import { z } from "zod";
import { group, list, text } from "./fields";
import { named } from "./schema-notes";

const tone = named("ChartTone", z.enum(["gain", "leak"]))
  .optional()
  .describe("gain for what is recovered, leak for what is lost; leave out for the rest.");

const chartRow = group("ChartRow", {
  label: text(1, 28).describe("What the row shows."),
  value: z.number().describe("The figure, in the chart's unit; a step of a bridge is signed."),
  tone,
  total: z.boolean().optional().describe("In a bridge: this row is a total, not a step."),
});

const chartSeries = group("ChartSeries", {
  label: text(1, 28).describe("What the line shows."),
  values: list(z.number(), 3, 14).describe("One figure for each label of x."),
  tone,
});

/** A chart: horizontal bars, a bridge from one total to another, or lines over time. */
export const chart = named(
  "Chart",
  z
    .strictObject({
      type: named("ChartType", z.enum(["bars", "bridge", "line"])).describe(
        "bars, bridge (a total, signed steps, a total) or line.",
      ),
      title: text(5, 80).describe("What the chart shows."),
      caption: text(10, 200).describe("One sentence on what the figures are based on."),
      unit: text(1, 12)
        .optional()
        .describe(
          "$ or $k (for thousands) before each figure, % or a word after it. Leave it out for plain figures.",
        ),
      data: list(chartRow, 3, 10).optional().describe("Rows of bars and bridges."),
      x: list(text(1, 8), 3, 14).optional().describe("Labels along a line chart."),
      series: list(chartSeries, 1, 3).optional().describe("Lines of a line chart."),
    })
    .superRefine((value, context) => {
      const issue = (path: (string | number)[], message: string) =>
        context.addIssue({ code: "custom", path, message });
      if (value.type === "line") {
        if (!value.x) issue(["x"], "a line chart needs x, the labels along it");
        if (!value.series) issue(["series"], "a line chart needs series, its lines");
        value.series?.forEach((series, index) => {
          if (value.x && series.values.length !== value.x.length)
            issue(
              ["series", index, "values"],
              `has ${series.values.length} values for ${value.x.length} labels in x`,
            );
        });
        return;
      }
      const rows = value.data;
      if (!rows) {
        issue(["data"], `a ${value.type} chart needs data, its rows`);
        return;
      }
      if (value.type === "bars") {
        rows.forEach((row, index) => {
          if (row.value < 0) issue(["data", index, "value"], "a bar cannot be negative");
        });
        return;
      }
      let running = 0;
      rows.forEach((row, index) => {
        if (index === 0 && !row.total) issue(["data", 0], "a bridge must start with a total");
        if (!row.total) running += row.value;
        else if (index === 0) running = row.value;
        else if (Math.abs(row.value - running) > 1e-6)
          issue(
            ["data", index, "value"],
            `is ${row.value}, but the rows before it add up to ${Number(running.toFixed(4))}`,
          );
      });
    }),
);

export type Chart = z.infer<typeof chart>;

/** A chart where a page draws only some of the types. */
export const chartOf = (...types: Chart["type"][]) =>
  named(
    "Chart",
    chart.refine(({ type }) => types.includes(type), {
      path: ["type"],
      error: `must be ${types.join(" or ")} here`,
    }),
  );
