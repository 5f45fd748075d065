/** No page shows what only its makers should see: gaps of templates, notes, addresses of a workshop. */
import { kindNames } from "../../../src/model/kinds";
import type { Page } from "../../support/built-page";
import { all, only } from "../../support/content-files";
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

/** Everything that editors have written. */
const written = JSON.stringify(
  kindNames.flatMap(all),
  (_name, value: unknown) => value ?? undefined,
);

/** Words that slip in from code. One that an editor uses on purpose is not looked for. */
const words: [what: string, pattern: RegExp][] = [
  ["a template that was not filled", /\$\{/],
  ["undefined", /\bundefined\b/],
  ["null", /\bnull\b/],
  ["NaN", /\bNaN\b/],
  ["Infinity", /\bInfinity\b/],
  ["an invalid date", /Invalid Date/],
  ["filler", /\blorem\b|\bipsum\b/i],
  ["a note to its makers", /\b(TODO|FIXME|TBD|XXX)\b/],
];
const slips = words.filter(([, pattern]) => !pattern.test(written));

const local = /\/\/(localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\]|192\.168\.)|file:\/\//;

export const rules: Rule[] = [
  ...never.map(([what, pattern]): Rule => ({
    name: `no page tells ${what}`,
    page: (page) => around(told(page), pattern),
  })),
  ...slips.map(([what, pattern]): Rule => ({
    name: `no page tells ${what}`,
    page: (page) => around(told(page), pattern),
  })),
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
