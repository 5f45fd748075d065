/** The outline that assistive technology reads: headings, landmarks, pictures, tables, fields. */
import { faults, pages, textOf } from "../support/site";

test("every page has one h1, and it is the first heading", () => {
  const wrong = faults(pages, ({ $ }) => {
    const names = $("h1, h2, h3, h4, h5, h6")
      .toArray()
      .map(({ name }) => name);
    const count = names.filter((name) => name === "h1").length;
    return count === 1 && names[0] === "h1" ? [] : [`${count} of h1, first ${names[0] ?? "none"}`];
  });
  expect(wrong).toEqual([]);
});

test("no level of heading is skipped, and no heading is empty", () => {
  const wrong = faults(pages, ({ $ }) => {
    let before = 0;
    return $("h1, h2, h3, h4, h5, h6")
      .toArray()
      .flatMap((element) => {
        const level = Number(element.name.slice(1));
        const text = $(element).text().trim();
        const skipped = level > before + 1;
        before = level;
        return [
          ...(skipped ? [`${element.name} "${text}" is too deep`] : []),
          ...(text ? [] : [`an empty ${element.name}`]),
        ];
      });
  });
  expect(wrong).toEqual([]);
});

test("every page has one main part, one header and one footer", () => {
  const wrong = faults(pages, ({ $ }) =>
    ["main", "body header", "body footer"].flatMap((selector) => {
      const count = $(selector).not("article *, section *").length;
      return count === 1 ? [] : [`${count} of ${selector}`];
    }),
  );
  expect(wrong).toEqual([]);
});

test("every navigation has a name that no other on the page has", () => {
  const wrong = faults(pages, ({ $ }) => {
    const names = $("nav")
      .toArray()
      .map(
        ({ attribs }) =>
          attribs["aria-label"] ?? textOf($, `#${attribs["aria-labelledby"] ?? "none"}`),
      );
    return names.filter((name, index) => !name || names.indexOf(name) !== index);
  });
  expect(wrong).toEqual([]);
});

test("the first link of every page skips to its content", () => {
  const wrong = faults(pages, ({ $ }) => {
    const first = $("body a").first().attr("href") ?? "none";
    return first.startsWith("#") && $("main").is(first) ? [] : [first];
  });
  expect(wrong).toEqual([]);
});

test("every picture has alternative text, if only an empty one, and a size", () => {
  const size = /^[1-9]\d*$/;
  const wrong = faults(pages, ({ $ }) =>
    $("img")
      .toArray()
      .filter(
        ({ attribs }) =>
          attribs.alt === undefined ||
          !size.test(attribs.width ?? "") ||
          !size.test(attribs.height ?? ""),
      )
      .map(({ attribs }) => attribs.src ?? "no src"),
  );
  expect(wrong).toEqual([]);
});

test("a picture that is all there is in a link has words", () => {
  const wrong = faults(pages, ({ $ }) =>
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
  );
  expect(wrong).toEqual([]);
});

test("every drawing is either named or hidden from those who do not see it", () => {
  const wrong = faults(pages, ({ $ }) =>
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
  );
  expect(wrong).toEqual([]);
});

test("every column and row of a table is told by a heading", () => {
  const wrong = faults(pages, ({ $ }) =>
    $("table")
      .toArray()
      .filter(
        (table) =>
          $(table).find("th[scope]").length === 0 || $(table).find("th:not([scope])").length > 0,
      )
      .map((table) => $(table).text().trim().slice(0, 60)),
  );
  expect(wrong).toEqual([]);
});

test("every field of a form has a label", () => {
  const wrong = faults(pages, ({ $ }) =>
    $("input:not([type=hidden]), select, textarea")
      .toArray()
      .filter(
        (field) =>
          !field.attribs["aria-label"] &&
          $(field).closest("label").length !== 1 &&
          $(`label[for="${field.attribs.id ?? ""}"]`).length !== 1,
      )
      .map(({ attribs }) => attribs.name ?? attribs.id ?? "a field"),
  );
  expect(wrong).toEqual([]);
});

test("nothing is put before its place in the order of the keyboard", () => {
  const wrong = faults(pages, ({ $ }) =>
    $("[tabindex]")
      .toArray()
      .filter(({ attribs }) => Number(attribs.tabindex) > 0)
      .map((element) => $.html(element).slice(0, 80)),
  );
  expect(wrong).toEqual([]);
});
