/** The declarations of the kinds fit each other, their schemas and the files of their pages. */
import { existsSync } from "node:fs";
import { loadContent } from "../../src/content/disk/load";
import { pagesToCreate } from "../../src/gatsby/pages-to-create";
import { type Kind } from "../../src/model/kind";
import { kindNames, kindOf } from "../../src/model/kinds";
import { fixtures } from "./content-copy";

/** The values that several kinds declare, though only one may. */
const repeated = (read: (kind: Kind) => string | undefined): string[] => {
  const values = kindNames.flatMap((name) => read(kindOf(name)) ?? []);
  return values.filter((value, index) => values.indexOf(value) !== index);
};

it("no two kinds share an address or the name of a new entry", () => {
  expect(repeated(({ pages }) => pages?.under)).toEqual([]);
  expect(repeated(({ route }) => route)).toEqual([]);
  expect(repeated(({ newAs }) => newAs)).toEqual([]);
});

it("every field that a declaration names is a field of the schema", () => {
  const unknown = kindNames.flatMap((name) => {
    const { schema, pages, search, newestFirst, picture } = kindOf(name);
    const summary = search && search.summary !== "seo" && search.summary;
    const changes = pages?.sitemap.lastChange ?? [];
    const named = [newestFirst, picture, ...changes, summary || undefined];
    return named.flatMap((field) => (!field || field in schema.shape ? [] : `${name}.${field}`));
  });
  expect(unknown).toEqual([]);
});

it("every kind has its template, and every page a file or the build that makes it", () => {
  const made = new Set(pagesToCreate(loadContent(fixtures).entries).map(({ path }) => path));
  const files = kindNames.flatMap((name) => {
    const { pages, route } = kindOf(name);
    if (pages) return `src/templates/${pages.template}.tsx`;
    if (!route || made.has(route)) return [];
    return `src/pages${route === "/" ? "/index" : route.replace(/\/$/, "")}.tsx`;
  });
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
