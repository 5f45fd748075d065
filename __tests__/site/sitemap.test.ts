/** Files for search engines and other machines: sitemap.xml, robots.txt, tdmrep.json, security.txt. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { load } from "cheerio";
import { validateXML } from "xmllint-wasm";
import { categoryLists } from "../../src/lib/filters";
import { kindOf, kindsWithPages } from "../../src/model/kinds";
import {
  changedPages,
  contentPages,
  hiddenRoutes,
  routeOf,
  type ContentPage,
} from "../support/built-routes";
import { all, buildDay, only } from "../support/content-files";
import { absolute, isBuilt, origin, readBuilt } from "../support/site";
import { differences } from "./rules/lists";

const sitemap = readBuilt("/sitemap.xml");
const schema = readFileSync(path.resolve("__tests__/site/sitemap.xsd"), "utf8");

const validate = (contents: string) =>
  validateXML({ xml: { fileName: "sitemap.xml", contents }, schema });

interface Entry {
  loc: string;
  lastmod: string;
  changefreq: string;
  priority: number;
}

const $ = load(sitemap, { xml: true });
const entries: Entry[] = $("url")
  .toArray()
  .map((element) => {
    const value = (name: string) => $(element).children(name).text();
    return {
      loc: value("loc"),
      lastmod: value("lastmod"),
      changefreq: value("changefreq"),
      priority: Number(value("priority")),
    };
  });

test("sitemap.xml is valid against the schema of the sitemap protocol", async () => {
  const { errors } = await validate(sitemap);
  expect(errors.map(({ message }) => message)).toEqual([]);
});

test("sitemap.xml is the only sitemap, without a sitemap index", () => {
  expect(
    $.root()
      .children()
      .toArray()
      .map(({ name }) => name),
  ).toEqual(["urlset"]);
  const others = readdirSync("public").filter((name) => /^sitemap.*\.xml$/.test(name));
  expect(others).toEqual(["sitemap.xml"]);
});

/** The sitemap rule for an address: an exact one, else the longest prefix that ends in a star. */
function ruleFor(route: string) {
  const rules = all("SitemapRule").map(({ data }) => data);
  const fitting = rules
    .filter(({ id }) => id.endsWith("*") && route.startsWith(id.slice(0, -1)))
    .toSorted((a, b) => b.id.length - a.id.length);
  return rules.find(({ id }) => id === route) ?? fitting[0];
}

/** The weight that the kind of a page declares. Later pages of a list have the weight of their entries. */
function declaredWeight({ kind, route }: ContentPage) {
  const { sitemap, pages, groupLists } = kindOf(kind);
  if (/\/page\/\d+\/$/.test(route)) return kindOf("BlogPost").pages?.sitemap;
  if (route.startsWith(categoryLists)) return kindOf("Category").groupLists?.sitemap;
  return sitemap ?? pages?.sitemap ?? groupLists?.sitemap;
}

/** The findable pages, each with its weight. */
const wanted = contentPages
  .filter(({ route }) => !hiddenRoutes.has(route))
  .map((page) => {
    const rule = ruleFor(page.route);
    const declared = declaredWeight(page);
    return {
      route: page.route,
      changes: rule?.changeFrequency ?? declared?.changes,
      priority: rule?.priority ?? declared?.priority ?? NaN,
    };
  });

test("the sitemap lists exactly the findable pages, each once", () => {
  const shown = entries.map(({ loc }) => loc);
  expect(
    differences(
      shown,
      wanted.map(({ route }) => absolute(route)),
    ),
  ).toEqual([]);
  expect(entries).toHaveLength(wanted.length);
});

test("changefreq and priority come from the sitemap rule of an address, else from its kind", () => {
  const wrong = wanted.filter(({ route, changes, priority }) => {
    const entry = entries.find(({ loc }) => loc === absolute(route));
    // Priorities in the sitemap are rounded to one decimal.
    const near = Math.abs((entry?.priority ?? NaN) - priority) <= 0.0501;
    return entry?.changefreq !== changes || !near;
  });
  expect(wrong.map(({ route }) => route)).toEqual([]);
});

test("exactly the pages with a date in content have a lastmod, and lists have that of their newest entry", () => {
  const days = new Map(changedPages);
  // A list of all entries has the date of its newest entry.
  for (const kind of kindsWithPages) {
    const { list, inGroups } = kindOf(kind);
    const newest = all(kind)
      .flatMap(({ id }) => changedPages.get(routeOf(kind, id)) ?? [])
      .sort()
      .at(-1);
    if (newest && list && inGroups !== "required") days.set(list, newest);
  }
  const told = entries
    .filter(({ lastmod }) => lastmod)
    .map(({ loc, lastmod }) => [loc.slice(origin.length), lastmod.slice(0, 10)] as const);
  const listed = [...days].filter(([route]) => wanted.some((page) => page.route === route));
  expect(new Map(told)).toEqual(new Map(listed));
});

test("no lastmod is after the day of the build", () => {
  expect(entries.filter(({ lastmod }) => lastmod.slice(0, 10) > buildDay)).toEqual([]);
});

test("robots.txt allows everything to everyone and has the full address of the sitemap", () => {
  const lines = readBuilt("/robots.txt")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith("#"));
  expect(lines).toEqual(["User-agent: *", "Allow: /", `Sitemap: ${absolute("/sitemap.xml")}`]);
});

test("robots.txt and tdmrep.json reserve text and data mining", () => {
  expect(readBuilt("/robots.txt")).toMatch(/^# .*text and data mining/m);
  expect(JSON.parse(readBuilt("/.well-known/tdmrep.json"))).toEqual([
    { location: "/", "tdm-reservation": 1 },
  ]);
});

test("security.txt has the contact, address, language and policy, and expires within a year", () => {
  const fields = new Map(
    readBuilt("/.well-known/security.txt")
      .trim()
      .split("\n")
      .map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1).trim()]),
  );
  expect(fields.get("Contact")).toBe(`mailto:${only("SiteSettings").email}`);
  expect(fields.get("Canonical")).toBe(absolute("/.well-known/security.txt"));
  expect(fields.get("Preferred-Languages")).toBe(only("SiteSettings").language.slice(0, 2));
  const policy = fields.get("Policy") ?? "";
  expect(policy.startsWith(origin) && isBuilt(policy.slice(origin.length))).toBe(true);
  const left = Date.parse(fields.get("Expires") ?? "") - Date.now();
  expect(left).toBeGreaterThan(0);
  // RFC 9116 recommends less than a year.
  expect(left).toBeLessThan(366 * 24 * 3600 * 1000);
});
