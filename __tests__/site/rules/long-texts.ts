/** Long texts and their charts in the server's HTML. */
import { parse } from "yaml";
import { slug } from "github-slugger";
import { pageIds } from "../../../src/content/read/raw-html";
import { isMarkdown, kindsWithPages } from "../../../src/model/kinds";
import { lettersOf, oneSpace, type Page } from "../../support/built-page";
import { chartsIn, headingsIn, codeIn, linesIn } from "../../support/built-markdown";
import { routeOf } from "../../support/built-routes";
import { all, only } from "../../support/content-files";
import { missingCalls } from "./call-links";
import { onPagesOf, type Rule } from "./rule";

interface Chart {
  title: string;
  caption: string;
  data?: { label: string; value: number }[];
  x?: (string | number)[];
  series?: { label: string; values: number[] }[];
}

/** The kinds whose entries are Markdown texts with a page each. */
const kinds = kindsWithPages.filter(isMarkdown);

const texts = new Map(
  kinds.flatMap((kind) => all(kind).map(({ id, body }) => [routeOf(kind, id), body] as const)),
);

const numberIn = (text: string): number => Number(text.replace("−", "-").replace(/[^\d.-]/g, ""));

/** The figures of a chart's table, row by row. */
const figuresOf = ({ $ }: Page, index: number): number[] =>
  $("main figure.chart")
    .eq(index)
    .find(".chart-table td:not(.chart-bar), .chart-data tbody td")
    .toArray()
    .map((cell) => numberIn($(cell).contents().first().text()));

const rounded = (values: readonly number[]): string =>
  values.map((value) => value.toFixed(2).replace("-0.00", "0.00")).join();

/** The calls of articles and guides with at least four chapters. */
const offers = new Map(
  (["BlogPost", "Guide"] as const).flatMap((kind) => {
    const { call } = kind === "Guide" ? only("ResourcesPage").guide : only("BlogPage").closing;
    return all(kind)
      .filter(({ body }) => (body.match(/^## /gm) ?? []).length >= 4)
      .map(({ id }) => [routeOf(kind, id), call] as const);
  }),
);

export const rules: Rule[] = [
  onPagesOf(offers, "a long text offers its call in its middle and at its end", (page, id) =>
    missingCalls(page, [{ id }, { id }]),
  ),
  onPagesOf(texts, "no part around a text has an id that a heading could get", (page) =>
    page
      .elements("[id]:not([data-text] [id])")
      .map(({ attribs }) => attribs.id ?? "")
      .filter((id) => slug(id) === id && !pageIds.includes(id) && !/^_?gatsby-scripts/.test(id)),
  ),
  onPagesOf(texts, "every line of a long text is on its page", (page, body) =>
    linesIn(body).filter((line) => !page.letters.includes(lettersOf(line))),
  ),
  onPagesOf(
    texts,
    "every heading of a long text has an id, and the table of contents lists every part",
    (page, body) => {
      const shown = page.elements("main h2, main h3, main h4, main h5, main h6").map((element) => ({
        name: element.name,
        id: element.attribs.id,
        letters: lettersOf(page.$(element).text()),
      }));
      const targets = page.links("main");
      // Pages raise and lower the levels of a text.
      const headings = headingsIn(body).map((text) => ({
        text,
        found: shown.filter(({ letters }) => letters === lettersOf(text)),
      }));
      const parts = headings.filter(({ found }) => found.some(({ name }) => name === "h2"));
      const isListed = ({ found }: (typeof parts)[0]) =>
        found.some(({ id }) => targets.includes(`#${id}`));
      return [
        ...headings
          .filter(({ found }) => !found.some(({ id }) => id))
          .map(({ text }) => `${text} has no id`),
        // A text of one or two parts has no table of contents.
        ...parts
          .filter((part) => parts.length >= 3 && !isListed(part))
          .map(({ text }) => `${text} is not among the contents`),
      ];
    },
  ),
  onPagesOf(
    texts,
    "every chart of a long text is drawn, and has its figures in a table",
    (page, body) => {
      const charts = chartsIn(body).map((source) => parse(source) as Chart);
      const count = page.$("main figure.chart").length;
      if (count !== charts.length) return [`${count} charts are drawn, not ${charts.length}`];
      const shown = lettersOf(page.textOf("main", " "));
      return charts.flatMap((chart, index) => {
        const rows = chart.data ?? [];
        const lines = chart.series ?? [];
        const words = [
          chart.title,
          chart.caption,
          ...[...rows, ...lines].map(({ label }) => label),
        ];
        const values = [...rows.map(({ value }) => value), ...lines.flatMap((line) => line.values)];
        return [
          ...words.filter((text) => !shown.includes(lettersOf(text))),
          ...(rounded(figuresOf(page, index)) === rounded(values)
            ? []
            : [`${chart.title}: ${rounded(figuresOf(page, index))}`]),
        ];
      });
    },
  ),
  onPagesOf(texts, "code blocks are shown as written", (page, body) => [
    ...codeIn(body).filter((block) => !page.text.includes(oneSpace(block))),
    ...page.attributes("main code.language-chart", "class"),
  ]),
];
