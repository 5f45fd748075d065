/** The words of the interface: those in content/words.yml, in the place of the defaults. */
import { kindNames, kindOf } from "../../src/model/kinds";
import { choiceKey, contactFields } from "../../src/model/form-fields";
import { withCopy } from "./content-copy";

const file = "words.yml";

it("keeps the defaults that a file leaves out, with the facts of the site", () =>
  withCopy((content) => {
    content.write(file, "# Nothing yet.\n");
    const { words, problems } = content.load();
    expect(problems).toEqual([]);
    expect(words).toMatchObject({ header: WORDS.header, search: WORDS.search });
    expect(words.form.failedText).toContain("@");
  }));

it("takes the words and plural forms of another language, with typographic marks", () =>
  withCopy((content) => {
    const results = { one: "{count} wynik", few: "{count} wyniki", other: "{count} wyników" };
    content.write(file, JSON.stringify({ search: { results, close: `Zamknij "to"` } }));
    const { words, problems } = content.load();
    expect(problems).toEqual([]);
    expect(words.search).toEqual({ ...WORDS.search, results, close: "Zamknij “to”" });
  }));

it("writes facts in texts in words of their own", () =>
  withCopy((content) => {
    content.write(
      file,
      "facts: { numbers: 'keine, ein, zwei, drei, vier, fünf, sechs', themes: hell }\n",
    );
    const { tokens, problems } = content.load();
    expect(problems).toEqual([]);
    expect([tokens.get("count.process"), tokens.get("site.themes")]).toEqual([
      expect.stringMatching(/^(keine|ein|zwei|drei|vier|fünf|sechs)$/),
      "hell",
    ]);
  }));

it("has a word for each kind of search result, each page in breadcrumbs and each option of a form", () => {
  const found = kindNames.filter(
    (kind) => kindOf(kind).search || (kindOf(kind).route ?? "/") !== "/",
  );
  expect(Object.keys(WORDS.kinds)).toEqual(expect.arrayContaining(found));
  const options = contactFields.flatMap((field) =>
    field.control === "list"
      ? [field.name, ...field.options.map((value) => choiceKey(field.name, value))]
      : [],
  );
  expect(Object.keys(WORDS.choices).sort()).toEqual(options.sort());
});
