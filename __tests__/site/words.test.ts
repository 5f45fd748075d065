/** No page shows what only its makers should see: gaps of templates, notes, addresses of a workshop. */
import { enumName } from "../../src/content/fields";
import { faults, only, pages, type Page } from "../support/site";

/** Everything that a visitor, a screen reader or a search engine is told. */
function read({ $, words }: Page): string {
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
  const values = attributes.flatMap((name) =>
    $(`[${name}]`)
      .toArray()
      .map((element) => $(element).attr(name) ?? ""),
  );
  return [$("title").text(), words, ...values].join(" \n ");
}

const texts = new Map(pages.map((page) => [page, read(page)]));
const told = (page: Page): string => texts.get(page) ?? "";

/** A few words around what was found. */
const around = (text: string, pattern: RegExp): string[] => {
  const found = pattern.exec(text);
  return found ? [text.slice(Math.max(0, found.index - 30), found.index + 40).trim()] : [];
};

test.each([
  ["a token that was not filled", /\{\{|\}\}/],
  ["a template that was not filled", /\$\{/],
  ["undefined", /\bundefined\b/],
  ["NaN", /\bNaN\b/],
  ["Infinity", /\bInfinity\b/],
  ["an object written as text", /\[object \w+\]/],
  ["an invalid date", /Invalid Date/],
  ["filler", /\blorem\b|\bipsum\b/i],
  ["a note to its makers", /\b(TODO|FIXME|TBD|XXX)\b/],
  ["Markdown that was not read", /\*\*|```|(^|\s)#{2,6}\s|\]\(\//],
  ["HTML that was escaped twice", /&(amp|lt|gt|quot|nbsp|#\d+|#x[\da-f]+);/i],
])("no page tells %s", (_, pattern) => {
  expect(faults(pages, (page) => around(told(page), pattern))).toEqual([]);
});

test("no page tells null outside of code", () => {
  const wrong = faults(pages, ({ $ }) => {
    const code = new Set($("pre, code").find("*").addBack().toArray());
    return $("body *")
      .toArray()
      .filter((element) => !code.has(element) && !["script", "style"].includes(element.name))
      .flatMap((element) =>
        $(element)
          .contents()
          .toArray()
          .flatMap((node) => (node.type === "text" ? around(node.data, /\bnull\b/) : [])),
      );
  });
  expect(wrong).toEqual([]);
});

test("no page tells a choice by the name it has in GraphQL", () => {
  const choices = ["Coming Soon", "Full-time", "Part-time", "en-GB", "en-US", "under-1m", "1m-5m"];
  const names = choices.map(enumName);
  expect(names.every((name, index) => name !== choices[index])).toBe(true);
  const wrong = faults(pages, (page) => {
    // Open Graph writes languages so, and only there.
    const text = told(page).replace(page.$('meta[property="og:locale"]').attr("content") ?? "", "");
    const types = page.$("html").attr("lang") ?? "";
    return names.filter((name) => `${text} ${types}`.includes(name));
  });
  expect(wrong).toEqual([]);
});

test("no page names a local address, in what it shows or in what it asks for", () => {
  const local = /localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\]|192\.168\.|file:\/\//;
  expect(faults(pages, ({ html }) => around(html, local))).toEqual([]);
});

test("every page names the firm above its content and below it", () => {
  const { name } = only("SiteSettings");
  const wrong = faults(pages, ({ $ }) => [
    ...($("header").text().includes(name) || $("header img").attr("alt") === name
      ? []
      : ["not above"]),
    ...($("footer").last().text().includes(name) ? [] : ["not below"]),
  ]);
  expect(wrong).toEqual([]);
});

test("every page has something to read", () => {
  const wrong = faults(pages, ({ $ }) => {
    const count = $("main").text().split(/\s+/).length;
    return count > 30 ? [] : [`${count} words`];
  });
  expect(wrong).toEqual([]);
});
