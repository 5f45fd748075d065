/** No page shows what only its makers should see: gaps of templates, notes, addresses of a workshop. */
import type { Page } from "../../support/built-page";
import { only, wholeText } from "../../support/content-files";
import type { Rule } from "./rule";

const attributes = [
  "alt",
  "title",
  "aria-label",
  "placeholder",
  "content",
  "value",
  "label",
  "aria-description",
];

const read = new WeakMap<Page, string>();

/** Everything that a visitor, a screen reader or a search engine is told, outside of blocks of code. */
function told(page: Page): string {
  const before = read.get(page);
  if (before !== undefined) return before;
  const values = attributes.flatMap((name) => page.attributes(`[${name}]`, name));
  const text = [page.$("title").text(), page.prose, ...values].join(" \n ");
  read.set(page, text);
  return text;
}

/** A few words around what was found. */
const around = (text: string, pattern: RegExp): string[] => {
  const found = pattern.exec(text);
  return found ? [text.slice(Math.max(0, found.index - 30), found.index + 40).trim()] : [];
};

/** What no text of an editor holds by mistake either: the check does not let it pass. */
const never: [what: string, pattern: RegExp][] = [
  ["a token that was not filled", /\{\{|\}\}/],
  ["an object written as text", /\[object \w+\]/],
  ["Markdown that was not read", /\*\*|```|(^|\s)#{2,6}\s|\]\(\//],
  ["HTML that was escaped twice", /&(amp|lt|gt|quot|nbsp|#\d+|#x[\da-f]+);/i],
];

/** Words that slip in from code; an editor may use them on purpose, and then they stand in content. */
const slips: [what: string, pattern: RegExp][] = [
  ["a template that was not filled", /\$\{/],
  ["undefined", /\bundefined\b/],
  ["null", /\bnull\b/],
  ["NaN", /\bNaN\b/],
  ["Infinity", /\bInfinity\b/],
  ["an invalid date", /Invalid Date/],
  ["filler", /\blorem\b|\bipsum\b/i],
  ["a note to its makers", /\b(TODO|FIXME|TBD|XXX)\b/],
];

/** Blocks and pieces of code are shown as they stand, and told apart from what a visitor is told. */
const written = wholeText()
  .replace(/^ {0,3}(`{3,}|~{3,})[^\n]*\n[\s\S]*?^ {0,3}\1[`~]*[ \t]*$/gm, "")
  .replace(/(`+)[^`\n]+\1/g, "");

const unless = ([what, pattern]: [string, RegExp]): Rule => ({
  name: `no page tells ${what}, unless its editor does`,
  page: (page) => (pattern.test(written) ? [] : around(told(page), pattern)),
});

/** The names that choices with blanks, hyphens or a digit in front have in GraphQL. */
const graphqlNames = [
  "Coming_Soon",
  "Full_time",
  "Part_time",
  "en_GB",
  "en_US",
  "_under_1m",
  "_1m_5m",
];

const local = /localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\]|192\.168\.|file:\/\//;

export const rules: Rule[] = [
  ...never.map(([what, pattern]): Rule => ({
    name: `no page tells ${what}`,
    page: (page) => around(told(page), pattern),
  })),
  ...slips.map(unless),
  {
    name: "no page tells a choice by the name it has in GraphQL",
    page: (page) => {
      // Open Graph writes languages so, and only there.
      const text = told(page).replace(page.meta("og:locale"), "");
      const types = page.$("html").attr("lang") ?? "";
      return graphqlNames.filter((name) => `${text} ${types}`.includes(name));
    },
  },
  {
    name: "no page leads to a local address or asks one for anything",
    page: (page) => [
      ...page.elements("*").flatMap(({ attribs }) =>
        Object.entries(attribs)
          .filter(([, value]) => local.test(value))
          .map(([name, value]) => `${name}="${value}"`),
      ),
      ...page.elements("script").flatMap((element) => around(page.$(element).text(), local)),
    ],
  },
  {
    name: "every page names the firm above its content and below it",
    page: ({ $ }) => {
      const { name } = only("SiteSettings");
      return [
        ...($("header").text().includes(name) || $("header img").attr("alt") === name
          ? []
          : ["not above"]),
        ...($("footer").last().text().includes(name) ? [] : ["not below"]),
      ];
    },
  },
  {
    name: "every page has something to read",
    page: ({ text }) => {
      const count = text.split(" ").length;
      return count > 30 ? [] : [`${count} words`];
    },
  },
];
