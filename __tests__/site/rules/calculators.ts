/**
 * Each calculator's page explains its formula with the worked example, in the server's HTML. That the figures are
 * worked out rightly is proved where the formulas are tested; here each sentence must hold its figures, those that
 * go in must be the example's, and one quantity must be one figure throughout.
 */
import type { Data } from "../../../src/model/kinds";
import { oneSpace, type Page } from "../../support/built-page";
import { routeOf } from "../../support/built-routes";
import { all, only } from "../../support/content-files";
import { literally } from "../../support/literally";
import { onPagesOf, type Rule } from "./rule";

type Calculator = Data<"Calculator">;

const { calculator: labels } = only("ResourcesPage");
const symbol = labels.currency.choices[0]?.symbol ?? "";

const calculators = new Map(
  all("Calculator").map(({ id, data }) => [routeOf("Calculator", id), data]),
);

const placeholder = /\{(\w+)\}/g;

/** A figure with its unit, a dash for one that does not exist, or the name of a part of the drawing. */
const figureOf = ({ chart }: Calculator): string => {
  const words = ["–", ...chart.parts.map(({ label }) => literally(label))];
  return `(-?(?:${literally(symbol)} ?)?\\d[\\d,]*(?:\\.\\d+)?%?|${words.join("|")})`;
};

/** Finds a text with figures in place of the names in its braces. */
function find(text: string, shown: string, data: Calculator): Record<string, string> | undefined {
  const names = [...text.matchAll(placeholder)].map(([, name = ""]) => name);
  const pattern = oneSpace(text)
    .split(/\{\w+\}/)
    .map(literally)
    .join(figureOf(data));
  const found = new RegExp(`^${pattern}$`).exec(shown);
  return found
    ? Object.fromEntries(names.map((name, index) => [name, found[index + 1] ?? ""]))
    : undefined;
}

/** The texts of every element of the main part that holds no block of its own. */
const textsOf = (page: Page): string[] => [
  ...new Set(
    page.texts("main p, main li, main td, main th, main dd, main dt, main small, main strong"),
  ),
];

const sentences = ({ lead, reading }: Calculator): string[] => [
  lead,
  ...reading.map(({ description }) => description),
];

/** The cells of the row of the sum that has a name: the formula, the formula with figures, the result. */
const rowOf = ({ $ }: Page, name: string): string[] =>
  $("main tr")
    .filter((_, row) => oneSpace($(row).children("th").text()) === oneSpace(name))
    .first()
    .children("td")
    .toArray()
    .map((cell) => oneSpace($(cell).text()));

/** What every text with figures in it says on the page; undefined for one that is not there. */
const toldBy = (page: Page, data: Calculator) => {
  const shown = textsOf(page);
  return [
    ...sentences(data).map((text) => ({
      text,
      found: shown.map((each) => find(text, each, data)).find(Boolean),
    })),
    ...data.lines.flatMap(({ name, formula, working, result, none }) => {
      const [said = "", worked = "", last = ""] = rowOf(page, name);
      return [
        { text: formula, found: said === oneSpace(formula) ? {} : undefined },
        { text: working, found: find(working, worked, data) },
        { text: result, found: last === none ? {} : find(result, last, data) },
      ];
    }),
  ];
};

const numberIn = (text: string): number => Number(text.replace(/[^\d.-]/g, ""));

export const rules: Rule[] = [
  onPagesOf(
    calculators,
    "every sentence of a calculator stands with figures in it",
    (page, data) => {
      const shown = page.texts("main dd");
      return [
        ...toldBy(page, data).flatMap(({ text, found }) => (found ? [] : [text])),
        ...data.results
          .filter(
            ({ value, none }) => !shown.some((each) => each === none || find(value, each, data)),
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
  onPagesOf(calculators, "one of the outcomes is told, and only one", (page, data) => {
    const shown = page.texts("main p");
    const told = data.outcomes.filter(({ text }) => shown.some((each) => find(text, each, data)));
    return told.length === 1 ? [] : [`${told.length} outcomes`];
  }),
  onPagesOf(calculators, "every field begins with the figure of the example", (page, data) => {
    const shown = page.attributes("main .inputs input", "value").map(numberIn);
    const wanted = data.inputs.map(({ example }) => example);
    return shown.join() === wanted.join() ? [] : [shown.join()];
  }),
  onPagesOf(calculators, "a calculator names its sources with links", (page, { sources }) =>
    sources.flatMap(({ href }) => (page.links("main").includes(href) ? [] : [href])),
  ),
  onPagesOf(calculators, "a calculator draws its example without a script", (page, { chart }) => [
    ...page.missing([chart.title, chart.caption]),
    ...(page.$("main figure svg rect, main figure svg polyline").length > 0 ? [] : ["no drawing"]),
  ]),
];
