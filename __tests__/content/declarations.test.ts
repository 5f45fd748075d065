/** The declarations of the kinds fit each other, their schemas and the files of their pages. */
import { type Kind } from "../../src/model/kind";
import { kindNames, kindOf } from "../../src/model/kinds";

/** The values that several kinds declare, though only one may. */
const repeated = (read: (kind: Kind) => string | undefined): string[] => {
  const values = kindNames.flatMap((name) => read(kindOf(name)) ?? []);
  return values.filter((value, index) => values.indexOf(value) !== index);
};

it("no two kinds share an address or the name of a new entry", () => {
  expect(repeated(({ pages }) => pages?.under)).toEqual([]);
  expect(repeated(({ route }) => route)).toEqual([]);
});

it("every field that a declaration names is a field of the schema", () => {
  const unknown = kindNames.flatMap((name) => {
    const { schema, pages, search, newestFirst, picture } = kindOf(name);
    const summary = search !== "seo" && search;
    const changes = pages?.sitemap.lastChange ?? [];
    const named = [newestFirst, picture, ...changes, summary || undefined];
    return named.flatMap((field) => (!field || field in schema.shape ? [] : `${name}.${field}`));
  });
  expect(unknown).toEqual([]);
});
