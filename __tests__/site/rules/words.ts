/** Leaks: unfilled text tokens, notes to developers, local addresses. Also the firm's name. */
import { kindNames } from "../../../src/model/kinds";
import type { Page } from "../../support/built-page";
import { all, only } from "../../support/content-files";
import { onEachPage, type Rule } from "./rule";

const attributes = [
  ...["alt", "title", "aria-label", "aria-description"],
  ...["placeholder", "content", "value", "label"],
];

const previewHosts = () => JSON.stringify(only("SiteSettings").previewHosts);

/** All texts that a visitor, a screen reader or a search engine reads, without code blocks. */
const readableText = (page: Page): string =>
  [
    page.$("title").text(),
    page.prose,
    ...attributes.flatMap((name) => page.attributes(`[${name}]`, name)),
  ].join(" \n ");

/** The match of a pattern, with a few words around it. */
const around = (text: string, pattern: RegExp): string[] => {
  const found = pattern.exec(text);
  return found ? [text.slice(Math.max(0, found.index - 30), found.index + 40).trim()] : [];
};

/** Leaks that cannot come from editors, because the check rejects them. */
const never: [what: string, pattern: RegExp][] = [
  ["an unfilled text token", /\{\{|\}\}|\{\w+\}/],
  ["an object written as text", /\[object \w+\]/],
  ["unrendered Markdown", /\*\*|```|(^|\s)#{2,6}\s|\]\(\//],
  ["HTML escaped twice", /&(amp|lt|gt|quot|nbsp|#\d+|#x[\da-f]+);/i],
];

/** All content. */
const written = JSON.stringify(
  kindNames.flatMap(all),
  (_name, value: unknown) => value ?? undefined,
);

/** Words that leak from code. Those that content uses on purpose are not searched for. */
const words: [what: string, pattern: RegExp][] = [
  ["an unfilled template", /\$\{/],
  ["undefined", /\bundefined\b/],
  ["null", /\bnull\b/],
  ["NaN", /\bNaN\b/],
  ["Infinity", /\bInfinity\b/],
  ["an invalid date", /Invalid Date/],
  ["placeholder text", /\blorem\b|\bipsum\b/i],
  ["a note to developers", /\b(TODO|FIXME|TBD|XXX)\b/],
];
const slips = words.filter(([, pattern]) => !pattern.test(written));

const local = /\/\/(localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\]|192\.168\.)|file:\/\//;

export const rules: Rule[] = [
  ...[...never, ...slips].map(([what, pattern]) =>
    onEachPage(`no page shows ${what}`, (page) => around(readableText(page), pattern)),
  ),
  // React writes it between comments, and screen readers skip it.
  onEachPage("no blank between words is a text of its own", ({ html }) =>
    around(html, /[^<>\s]<!-- -->\s+</),
  ),
  onEachPage("no page links to a local address or requests one", (page) => [
    ...page.elements("*").flatMap(({ attribs }) =>
      Object.entries(attribs)
        .filter(([, value]) => local.test(value))
        .map(([name, value]) => `${name}="${value}"`),
    ),
    // The script in the head has the list of preview hosts, which includes localhost.
    ...page.elements("script").flatMap((element) => {
      const script = page.$(element).text().replace(previewHosts(), "");
      return around(script, local);
    }),
  ]),
  onEachPage("every page has the firm's name in its header and footer", ({ $ }) => {
    const { name } = only("SiteSettings");
    return [
      ...($("header").text().includes(name) || $("header img").attr("alt") === name
        ? []
        : ["not above"]),
      ...($("footer").last().text().includes(name) ? [] : ["not below"]),
    ];
  }),
];
