/** No page shows what only its makers should see: gaps of templates, notes, addresses of a workshop. */
import { readFileSync } from "node:fs";
import { Kind, parse } from "graphql";
import type { Page } from "../../support/built-page";
import { only } from "../../support/content-files";
import { unwritten } from "../../support/unwritten";
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

const previewHosts = () => JSON.stringify(only("SiteSettings").previewHosts);

const read = new WeakMap<Page, string>();

/** Everything that a visitor, a screen reader or a search engine reads, outside of blocks of code. */
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

/** Words that slip in from code; an editor may use them on purpose, and then only that text of content has them. */
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

/** The names of choices that GraphQL writes otherwise than content does. */
const graphqlNames = parse(readFileSync("schemas/schema.graphql", "utf8"))
  .definitions.flatMap((type) =>
    type.kind === Kind.ENUM_TYPE_DEFINITION ? (type.values ?? []) : [],
  )
  .filter(({ name, description }) => {
    const [, written] = /^Written in content as "(.*)"\.$/.exec(description?.value ?? "") ?? [];
    return written !== undefined && written !== name.value;
  })
  .map(({ name }) => name.value);

const graphqlName = new RegExp(`(?<!\\w)(${graphqlNames.join("|")})(?!\\w)`);

const local = /\/\/(localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\]|192\.168\.)|file:\/\//;

export const rules: Rule[] = [
  ...never.map(([what, pattern]): Rule => ({
    name: `no page tells ${what}`,
    page: (page) => around(told(page), pattern),
  })),
  ...slips.map(([what, pattern]): Rule => ({
    name: `no page tells ${what}, unless its editor does`,
    page: (page) => unwritten(told(page), pattern),
  })),
  {
    name: "no page tells a choice by the name it has in GraphQL",
    page: (page) => {
      // Open Graph writes languages so, and only there.
      const text = told(page).replace(page.meta("og:locale"), "");
      const types = page.$("html").attr("lang") ?? "";
      return graphqlNames.length > 0
        ? unwritten(`${text} ${types}`, graphqlName)
        : ["the schema names no choice"];
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
      // The script in the head compares the host with those of previews, this machine among them.
      ...page.elements("script").flatMap((element) => {
        const script = page.$(element).text().replace(previewHosts(), "");
        return around(script, local);
      }),
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
