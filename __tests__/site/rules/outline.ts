/** Landmarks, headings and tables for assistive technology, beyond what html-validity.test.ts checks. */
import { onEachPage, type Rule } from "./rule";

const positive = /^[1-9]\d*$/;

export const rules: Rule[] = [
  onEachPage("every page has an h1", ({ $ }) => ($("h1").length > 0 ? [] : ["no h1"])),
  onEachPage("every page has one main, one header and one footer", ({ $ }) =>
    ["main", "body header", "body footer"].flatMap((selector) => {
      const count = $(selector).not("article *, section *").length;
      return count === 1 ? [] : [`${count} of ${selector}`];
    }),
  ),
  onEachPage("the first link of every page is the skip link", ({ $ }) => {
    const first = $("body a").first().attr("href") ?? "none";
    return first.startsWith("#") && $("main").is(first) ? [] : [first];
  }),
  // The place of a picture in a text is reserved around it.
  onEachPage("every picture has a width and height", (page) =>
    page
      .elements("img")
      .filter(
        ({ attribs }) =>
          !/position:\s*absolute/.test(attribs.style ?? "") &&
          (!positive.test(attribs.width ?? "") || !positive.test(attribs.height ?? "")),
      )
      .map(({ attribs }) => attribs.src ?? "no src"),
  ),
  onEachPage("every picture offers a smaller format first", (page) =>
    page
      .elements("picture > source:first-child")
      .flatMap(({ attribs }) =>
        /avif|webp/.test(attribs.type ?? "") ? [] : (attribs.srcset ?? ""),
      ),
  ),
  onEachPage("every table has header cells, all with a scope", ({ $ }) =>
    $("table")
      .toArray()
      .filter(
        (table) =>
          $(table).find("th[scope]").length === 0 || $(table).find("th:not([scope])").length > 0,
      )
      .map((table) => $(table).text().trim().slice(0, 60)),
  ),
];
