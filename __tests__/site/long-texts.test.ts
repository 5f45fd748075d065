/** Articles, guides and legal texts stand in the server's HTML word for word, with their charts. */
import { readFileSync } from "node:fs";
import { barsOf } from "../../src/content/chart-html";
import { readChart } from "../../src/content/markdown";
import { fillTokens } from "../../src/content/tokens";
import { all, content, oneSpace, pageAt, routeOf, textOf } from "../support/site";

/** A row of a table about a fact that is not filled in yet is left out of the page. */
const isLeftOut = (line: string): boolean =>
  line.startsWith("|") &&
  [...line.matchAll(/\{\{([\w.]+)\}\}/g)].some(([, name = ""]) => content.tokens.get(name) === "");

const written = (file: string): string =>
  readFileSync(file, "utf8")
    .replace(/^---\n[\s\S]*?\n---\n/, "")
    .split("\n")
    .filter((line) => !isLeftOut(line))
    .join("\n");

const texts = [...all("BlogPost"), ...all("Guide"), ...all("LegalDocument")].map((entry) => {
  const route = routeOf(entry) ?? "";
  const body = written(entry.file);
  return [
    route,
    { entry, body: fillTokens(body, content.tokens).text, page: pageAt(route) },
  ] as const;
});

const fence = /^```[ \t]*(\w*)[ \t]*\n([\s\S]*?)^```[ \t]*$/gm;

/** What is left of a line of Markdown once it is read: no marks, no addresses. */
const read = (markdown: string): string =>
  oneSpace(
    markdown
      .replace(/^\s*(?:#{1,6}\s|>\s?|[-*+]\s|\d+\.\s)+/, "")
      .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
      .replace(/`([^`]*)`/g, "$1")
      .replace(/(\*\*?)(?=\S)([^*]*[^*\s])\1/g, "$2")
      .replace(/\\([|*_`[\]])/g, "$1"),
  );

/** The pieces of a text that stand on its page unbroken: lines, and the cells of tables. */
const pieces = (body: string): string[] =>
  body
    .replace(fence, "")
    .split("\n")
    .filter((line) => !/^[\s|:-]*$/.test(line))
    .flatMap((line) => (line.trimStart().startsWith("|") ? line.split(/(?<!\\)\|/) : [line]))
    .map(read)
    .filter(Boolean);

test.each(texts)("every line of the text is on %s", (_, { body, page }) => {
  const shown = textOf(page.$, "main");
  const wanted = pieces(body);
  expect(wanted.length).toBeGreaterThan(20);
  expect(wanted.filter((piece) => !shown.includes(piece))).toEqual([]);
});

test.each(texts)("every heading of the text is on %s with its id", (_, { entry, page }) => {
  const headings = entry.markdown?.headings ?? [];
  const wrong = headings.filter(
    ({ id, depth, text }) => oneSpace(page.$(`h${depth}[id="${id}"]`).text()) !== oneSpace(text),
  );
  expect(headings.length).toBeGreaterThan(2);
  expect(wrong.map(({ text }) => text)).toEqual([]);
});

const blocks = (body: string, chart: boolean): string[] =>
  [...body.matchAll(fence)].flatMap(([, language, block = ""]) =>
    (language === "chart") === chart ? [block] : [],
  );

test.each(texts)(
  "every chart of the text is drawn on %s, with its figures as text",
  (_, { body, page }) => {
    const sources = blocks(body, true);
    expect(page.$("main figure.chart").length).toBe(sources.length);
    const shown = textOf(page.$, "main", " ");
    const wanted = sources.flatMap((source) => {
      const { chart } = readChart(source, 0);
      if (!chart) throw new Error(`A chart cannot be read:\n${source}`);
      return [
        chart.title,
        chart.caption,
        ...barsOf(chart).flatMap((bar) => [bar.label, bar.shown]),
        ...(chart.series ?? []).map(({ label }) => label),
      ];
    });
    expect(wanted.filter((text) => !shown.includes(oneSpace(text)))).toEqual([]);
  },
);

test.each(texts)("blocks of code on %s stand as they were written", (_, { body, page }) => {
  const shown = textOf(page.$, "main");
  expect(blocks(body, false).filter((block) => !shown.includes(oneSpace(block)))).toEqual([]);
  expect(page.$("main code.language-chart").length).toBe(0);
});

test("every article has a chart, and the words that its minutes need", () => {
  const wrong = all("BlogPost").filter(({ id, data, markdown }) => {
    const { $ } = pageAt(`/blog/${id}/`);
    const words = textOf($, "main article", " ").split(" ").length;
    return (
      $("main figure.chart").length === 0 ||
      words < data.readTime * 200 ||
      words < (markdown?.words ?? 0)
    );
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

test("no page says that a fact is missing", () => {
  for (const { page } of texts.map(([, text]) => text))
    expect(textOf(page.$, "main")).not.toMatch(/\{\{|\[Owner/);
});
