/** The files, pages and fields that the declarations of the kinds name exist. */
import { existsSync } from "node:fs";
import { loadContent } from "../../src/content/disk/load";
import { pagesToCreate } from "../../src/gatsby/pages-to-create";
import { type Kind } from "../../src/model/kind";
import { kindNames, kindOf, kindsWithPages, pageCopies } from "../../src/model/kinds";
import { fixtures } from "./content-copy";

const routes = new Set(pageCopies.map((name) => kindOf(name).route));
const created = new Set(pagesToCreate(loadContent(fixtures).entries).map(({ path }) => path));

/** The values that several kinds declare, though only one may. */
const repeated = (read: (kind: Kind) => string | undefined): string[] => {
  const values = kindNames.flatMap((name) => read(kindOf(name)) ?? []);
  return values.filter((value, index) => values.indexOf(value) !== index);
};

it.each(kindsWithPages)("%s has a template", (name) => {
  const file = `src/templates/${kindOf(name).pages?.template}.tsx`;
  expect([file, existsSync(file)]).toEqual([file, true]);
});

it.each(kindNames.filter((name) => kindOf(name).list))("the list of %s is a page", (name) => {
  expect([...routes]).toContain(kindOf(name).list);
});

it.each(pageCopies)("%s has a page in src/pages or from the build", (name) => {
  const { route = "" } = kindOf(name);
  const file = `src/pages${route === "/" ? "/index" : route.replace(/\/$/, "")}.tsx`;
  expect([file, existsSync(file) || created.has(route)]).toEqual([file, true]);
});

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
