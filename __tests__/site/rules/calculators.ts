/**
 * The worked example of each calculator in the server's HTML. The tests of the formulas prove the figures; these rules
 * check that each sentence has figures and that the inputs are those of the example.
 */
import type { Data } from "../../../src/model/kinds";
import { oneSpace, type Page } from "../../support/built-page";
import { routeOf } from "../../support/built-routes";
import { all, only } from "../../support/content-files";
import { escapeRegExp } from "../../support/escape-regexp";
import { onPagesOf, type Rule } from "./rule";

type Calculator = Data<"Calculator">;

const { calculator: labels } = only("ResourcesPage");
const symbol = labels.currency.choices[0]?.symbol ?? "";

const calculators = new Map(
  all("Calculator").map(({ id, data }) => [routeOf("Calculator", id), data]),
);

/** The pattern of a figure with its unit, a dash for a missing one, or the name of a part of the chart. */
const figureOf = ({ chart }: Calculator): string => {
  const words = ["–", ...chart.parts.map(({ label }) => escapeRegExp(label))];
  return `(-?(?:${escapeRegExp(symbol)} ?)?\\d[\\d,]*(?:\\.\\d+)?%?|${words.join("|")})`;
};

/** Whether a shown text is a text of content with figures for its placeholders. */
function matches(text: string, shown: string, data: Calculator): boolean {
  const pattern = oneSpace(text)
    .split(/\{\w+\}/)
    .map(escapeRegExp)
    .join(figureOf(data));
  return new RegExp(`^${pattern}$`).test(shown);
}

/** The texts of the main part, by paragraph, list item and cell. */
const textsOf = (page: Page): string[] => [
  ...new Set(
    page.texts("main p, main li, main td, main th, main dd, main dt, main small, main strong"),
  ),
];

const sentences = ({ lead, reading }: Calculator): string[] => [
  lead,
  ...reading.map(({ description }) => description),
];

/** The cells of a named row of the working: formula, formula with figures, result. */
const rowOf = ({ $ }: Page, name: string): string[] =>
  $("main tr")
    .filter((_, row) => oneSpace($(row).children("th").text()) === oneSpace(name))
    .first()
    .children("td")
    .toArray()
    .map((cell) => oneSpace($(cell).text()));

/** The texts with placeholders that a page does not show with figures. */
const missingTexts = (page: Page, data: Calculator): string[] => {
  const shown = textsOf(page);
  return [
    ...sentences(data).filter((text) => !shown.some((each) => matches(text, each, data))),
    ...data.lines.flatMap(({ name, formula, working, result, none }) => {
      const [said = "", worked = "", last = ""] = rowOf(page, name);
      return [
        ...(said === oneSpace(formula) ? [] : [formula]),
        ...(matches(working, worked, data) ? [] : [working]),
        ...(last === none || matches(result, last, data) ? [] : [result]),
      ];
    }),
  ];
};

const numberIn = (text: string): number => Number(text.replace(/[^\d.-]/g, ""));

export const rules: Rule[] = [
  onPagesOf(
    calculators,
    "a calculator's page has every sentence with its figures",
    (page, data) => {
      const shown = page.texts("main dd");
      return [
        ...missingTexts(page, data),
        ...data.results
          .filter(
            ({ value, none }) => !shown.some((each) => each === none || matches(value, each, data)),
          )
          .map(({ label }) => label),
        ...page.missing([
          ...data.inputs.map(({ unit }) => unit.replaceAll("{currency}", symbol)),
          labels.withoutScript,
          labels.workingNote,
          labels.sources,
          labels.closing.title,
          labels.closing.lead,
        ]),
      ];
    },
  ),
  onPagesOf(calculators, "a calculator shows exactly one outcome", (page, data) => {
    const shown = page.texts("main p");
    const told = data.outcomes.filter(({ text }) =>
      shown.some((each) => matches(text, each, data)),
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
  onPagesOf(calculators, "a calculator links to its sources", (page, { sources }) =>
    sources.flatMap(({ href }) => (page.links("main").includes(href) ? [] : [href])),
  ),
  onPagesOf(calculators, "the server's HTML has the chart of the example", (page, { chart }) => [
    ...page.missing([chart.title, chart.caption]),
    ...(page.$("main figure svg rect, main figure svg polyline").length > 0 ? [] : ["no drawing"]),
  ]),
];
