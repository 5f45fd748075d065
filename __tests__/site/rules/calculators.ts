/** The worked example of each calculator in the server's HTML. The tests of the formulas prove the figures. */
import type { Data } from "../../../src/model/kinds";
import { oneSpace } from "../../support/built-page";
import { routeOf } from "../../support/built-routes";
import { all } from "../../support/content-files";
import { leadsTo } from "./lists";
import { onPagesOf, type Rule } from "./rule";

const calculators = new Map<string, Data<"Calculator">>(
  all("Calculator").map(({ id, data }) => [routeOf("Calculator", id), data]),
);

const numberIn = (text: string): number => Number(text.replace(/[^\d.-]/g, ""));

export const rules: Rule[] = [
  onPagesOf(calculators, "a calculator shows exactly one outcome", (page, { outcomes }) => {
    const told = outcomes.filter(({ text }) =>
      text.split(/\{\w+\}/).every((part) => page.text.includes(oneSpace(part))),
    );
    return told.length === 1 ? [] : [`${told.length} outcomes`];
  }),
  onPagesOf(
    calculators,
    "every field of a calculator starts with the figure of the example",
    (page, data) => {
      const shown = page.attributes("main .inputs input", "value").map(numberIn);
      const wanted = data.inputs.map(({ example }) => example);
      return shown.join() === wanted.join() ? [] : [shown.join()];
    },
  ),
  onPagesOf(
    calculators,
    "without script a calculator has the figures of the example as text, and no field",
    ({ $ }, { inputs }) => {
      const figures = $("main .inputs strong.without-script").filter((_, each) =>
        /\d/.test($(each).text()),
      ).length;
      const fields = $("main .inputs input:not(.needs-script *)").length;
      return figures === inputs.length && fields === 0
        ? []
        : [`${figures} texts, ${fields} fields`];
    },
  ),
  onPagesOf(calculators, "a calculator links to its sources", (page, { sources }) =>
    sources.flatMap(({ href }) => (page.links("main").includes(href) ? [] : [href])),
  ),
  onPagesOf(calculators, "a calculator leads to an article about its services", (page, data) => {
    const isRelated = (id: string) => data.services.includes(id);
    const articles = all("BlogPost").filter((post) => post.data.services.some(isRelated));
    const routes = articles.map(({ id }) => routeOf("BlogPost", id));
    return routes.length === 0 || leadsTo(page, routes).length < routes.length ? [] : ["to none"];
  }),
  onPagesOf(calculators, "the server's HTML has the chart of the example", ({ $ }) =>
    $("main figure .chart-bar i, main figure svg polyline").length > 0 ? [] : ["no drawing"],
  ),
];
