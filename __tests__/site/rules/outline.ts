/** The outline that assistive technology reads: headings, landmarks, pictures, tables, fields. */
import { repeated, type Rule } from "./rule";

const headings = "h1, h2, h3, h4, h5, h6";
const positive = /^[1-9]\d*$/;

export const rules: Rule[] = [
  {
    name: "every page has one h1, and it is the first heading",
    page: (page) => {
      const names = page.elements(headings).map(({ name }) => name);
      const count = names.filter((name) => name === "h1").length;
      return count === 1 && names[0] === "h1"
        ? []
        : [`${count} of h1, first ${names[0] ?? "none"}`];
    },
  },
  {
    name: "no level of heading is skipped, and no heading is empty",
    page: (page) => {
      let before = 0;
      return page.elements(headings).flatMap((element) => {
        const level = Number(element.name.slice(1));
        const text = page.$(element).text().trim();
        const skipped = level > before + 1;
        before = level;
        return [
          ...(skipped ? [`${element.name} "${text}" is too deep`] : []),
          ...(text ? [] : [`an empty ${element.name}`]),
        ];
      });
    },
  },
  {
    name: "every page has one main part, one header and one footer",
    page: ({ $ }) =>
      ["main", "body header", "body footer"].flatMap((selector) => {
        const count = $(selector).not("article *, section *").length;
        return count === 1 ? [] : [`${count} of ${selector}`];
      }),
  },
  {
    name: "every navigation has a name that no other on the page has",
    page: (page) => {
      const names = page
        .elements("nav")
        .map(
          ({ attribs }) =>
            attribs["aria-label"] ?? page.textOf(`#${attribs["aria-labelledby"] ?? "none"}`),
        );
      return [...names.filter((name) => !name), ...repeated(names)];
    },
  },
  {
    name: "the first link of every page skips to its content",
    page: ({ $ }) => {
      const first = $("body a").first().attr("href") ?? "none";
      return first.startsWith("#") && $("main").is(first) ? [] : [first];
    },
  },
  {
    name: "every picture has alternative text, if only an empty one, and a size",
    page: (page) =>
      page
        .elements("img")
        .filter(
          ({ attribs }) =>
            attribs.alt === undefined ||
            !positive.test(attribs.width ?? "") ||
            !positive.test(attribs.height ?? ""),
        )
        .map(({ attribs }) => attribs.src ?? "no src"),
  },
  {
    name: "every link and every button has words",
    page: ({ $ }) =>
      $("a, button")
        .toArray()
        .filter((element) => {
          const words = [
            element.attribs["aria-label"] ?? "",
            $(element).text(),
            ...$(element)
              .find("img")
              .toArray()
              .map(({ attribs }) => attribs.alt ?? ""),
          ];
          return words.join("").trim() === "";
        })
        .map((element) => $.html(element).slice(0, 120)),
  },
  {
    name: "every drawing is either named or hidden from those who do not see it",
    page: ({ $ }) =>
      $("svg")
        .toArray()
        .filter(
          (element) =>
            $(element).closest("[aria-hidden=true]").length === 0 &&
            !(
              element.attribs.role === "img" &&
              (element.attribs["aria-label"] ?? element.attribs["aria-labelledby"])
            ),
        )
        .map((element) => $.html(element).slice(0, 120)),
  },
  {
    name: "every column and row of a table is told by a heading",
    page: ({ $ }) =>
      $("table")
        .toArray()
        .filter(
          (table) =>
            $(table).find("th[scope]").length === 0 || $(table).find("th:not([scope])").length > 0,
        )
        .map((table) => $(table).text().trim().slice(0, 60)),
  },
  {
    name: "every field that can be filled in has a label",
    page: ({ $ }) =>
      $("input:not([type=hidden], [disabled]), select, textarea")
        .toArray()
        .filter(
          (field) =>
            !field.attribs["aria-label"] &&
            $(field).closest("label").length !== 1 &&
            $(`label[for="${field.attribs.id ?? ""}"]`).length !== 1,
        )
        .map(({ attribs }) => attribs.name ?? attribs.id ?? "a field"),
  },
  {
    name: "nothing is put before its place in the order of the keyboard",
    page: (page) =>
      page.attributes("[tabindex]", "tabindex").filter((tabIndex) => Number(tabIndex) > 0),
  },
];
