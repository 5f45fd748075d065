import type { Chart } from "../model/chart";
import { barChartHtml, chartFigure } from "./bar-chart";
import { lineChart } from "./line-chart";

/** Draws a chart that has passed its schema, as one line of HTML that needs no script. */
export const chartHtml = (chart: Chart): string =>
  chart.type === "line" ? chartFigure(chart, lineChart(chart)) : barChartHtml(chart);
