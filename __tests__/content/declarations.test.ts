/** What the declarations of the kinds name is there, and what they must not leave out is a type error. */
import { existsSync } from "node:fs";
import { z } from "zod";
import { loadContent } from "../../src/content/load";
import { pagesToCreate } from "../../src/gatsby/pages";
import { draft, image, reference, seo } from "../../src/model/fields";
import { kind, kindWithPages, type Kind } from "../../src/model/kind";
import { kindNames, kindOf, kindsWithPages, pageCopies } from "../../src/model/kinds";
import { fixtures } from "./content-copy";

const routes = new Set(pageCopies.map((name) => kindOf(name).route));
const created = new Set(pagesToCreate(loadContent(fixtures).entries).map(({ path }) => path));

/** The values of declarations that only one kind may have. */
const repeated = (read: (kind: Kind) => string | undefined): string[] => {
  const values = kindNames.flatMap((name) => read(kindOf(name)) ?? []);
  return values.filter((value, index) => values.indexOf(value) !== index);
};

describe.each(kindsWithPages)("%s", (name) => {
  const { pages, list } = kindOf(name);

  it("has its templates", () => {
    const templates = [pages?.template, ...Object.values(pages?.templateWith ?? {})];
    const missing = templates.filter((each) => !existsSync(`src/templates/${each}.tsx`));
    expect(missing).toEqual([]);
  });

  it("stands below a page of the site", () => {
    expect([...routes]).toContain(list);
  });
});

it.each(kindNames.filter((name) => kindOf(name).list))("the list of %s is a page", (name) => {
  expect([...routes]).toContain(kindOf(name).list);
});

it.each(pageCopies)("the page of %s is made", (name) => {
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
    const summary = search && "summary" in search && search.summary !== "seo" && search.summary;
    const named = [
      newestFirst,
      picture,
      pages?.sitemap.lastChange,
      summary || undefined,
      ...Object.keys(pages?.templateWith ?? {}),
    ];
    return named.flatMap((field) => (!field || field in schema.shape ? [] : `${name}.${field}`));
  });
  expect(unknown).toEqual([]);
});

/** Declarations that the compiler must refuse: each line marked below fails the type check if it does not. */
describe("the types", () => {
  const schema = z.strictObject({ title: z.string(), summary: z.string(), seo });
  const place = { shape: "files", folder: "films", extension: "yml" } as const;
  const sitemap = { changes: "monthly", priority: 0.5 } as const;
  const pages = { under: "/films/", template: "film", openGraph: "website", sitemap } as const;
  const search = { summary: "summary" } as const;
  const list = "/resources/";

  it("accept a whole declaration", () => {
    const film = kindWithPages({ schema, place, list, pages, search });
    expect(film.pages.under).toBe("/films/");
  });

  it("refuse an address without a template, and pages of which the search says nothing", () => {
    const bare = { under: "/films/", openGraph: "website", sitemap } as const;
    // @ts-expect-error -- no template
    kindWithPages({ schema, place, list, pages: bare, search });
    // @ts-expect-error -- neither searched nor left out
    kindWithPages({ schema, place, list, pages });
    // @ts-expect-error -- no page above it in the breadcrumbs
    kindWithPages({ schema, place, pages, search });
    // @ts-expect-error -- pages are declared by kindWithPages
    expect(kind({ schema, place, pages })).toHaveProperty("schema");
  });

  it("refuse fields that the schema lacks", () => {
    // @ts-expect-error -- no such field
    kindWithPages({ schema, place, list, pages, search: { summary: "sumary" } });
    // @ts-expect-error -- no such field
    kindWithPages({ schema, place, list, pages, search, picture: "cover" });
    // @ts-expect-error -- related reading rests on services
    kindWithPages({ schema, place, list, pages, search, related: { most: 2 } });
    // @ts-expect-error -- what is new is a draft
    kindWithPages({ schema, place, list, pages, search, newAs: "film" });
    // @ts-expect-error -- no title to show
    kindWithPages({ schema: schema.omit({ title: true }), place, list, pages, search });
    // @ts-expect-error -- a misspelt fact
    kindWithPages({ schema, place, list, pages, search, mayBeEmtpy: true });
    const whole = schema.extend({
      draft: draft(),
      cover: image().optional(),
      services: z.array(reference("Service")),
    });
    const film = kindWithPages({
      schema: whole,
      place,
      list,
      pages,
      search,
      picture: "cover",
      related: { most: 2 },
      newAs: "film",
    });
    expect(film.newAs).toBe("film");
  });
});
