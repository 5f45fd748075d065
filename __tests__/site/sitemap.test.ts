/** sitemap.xml, robots.txt and security.txt (spec §2 and §9, readings.md). */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { load } from "cheerio";
import { validateXML } from "xmllint-wasm";
import { absolute, all, isBuilt, only, origin, publicPages, readBuilt } from "../support/site";

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

const entryOf = (route: string) => entries.find(({ loc }) => loc === absolute(route));

test("sitemap.xml is valid by the schema of the sitemap protocol", async () => {
  const { errors } = await validate(sitemap);
  expect(errors.map(({ message }) => message)).toEqual([]);
});

test("the schema finds a fault where there is one", async () => {
  const { valid } = await validate(sitemap.replace("<changefreq>", "<changefreq>often "));
  expect(valid).toBe(false);
});

test("sitemap.xml is the list itself, with no index before it", () => {
  expect(
    $.root()
      .children()
      .toArray()
      .map(({ name }) => name),
  ).toEqual(["urlset"]);
  const others = readdirSync("public").filter((name) => /^sitemap.*\.xml$/.test(name));
  expect(others).toEqual(["sitemap.xml"]);
});

test("the sitemap lists exactly the pages that may be found", () => {
  const hidden = new Set(all("SeoOverride").flatMap(({ id, data }) => (data.noindex ? [id] : [])));
  const wanted = publicPages.map(({ route }) => route).filter((route) => !hidden.has(route));
  expect(entries.map(({ loc }) => loc).sort()).toEqual(wanted.map(absolute).sort());
});

test("priorities run from 1.0 for the home page down to 0.4 for the legal pages", () => {
  const { priority: first } = entryOf("/") ?? { priority: 0 };
  expect(first).toBe(1);
  const legal = entries.filter(({ loc }) => loc.startsWith(absolute("/legal/")));
  expect(legal.map(({ priority }) => priority)).toEqual(legal.map(() => 0.4));
  expect(legal.length).toBeGreaterThan(1);
  const between = entries.filter((entry) => entry.loc !== absolute("/") && !legal.includes(entry));
  const wrong = between.filter(({ priority }) => !(priority > 0.4 && priority < 1));
  expect(wrong).toEqual([]);
});

test("every page says weekly, monthly or yearly", () => {
  const wrong = entries.filter(
    ({ changefreq }) => !["weekly", "monthly", "yearly"].includes(changefreq),
  );
  expect(wrong).toEqual([]);
});

test("every page has the frequency and priority that content/sitemap.yml gives its address", () => {
  const exact = all("SitemapRule").filter(({ data }) => !data.id.endsWith("*"));
  const wrong = exact.filter(({ data }) => {
    const entry = entryOf(data.id);
    return entry?.changefreq !== data.changeFrequency || entry.priority !== data.priority;
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

test("a last change is told where content has its day, and nowhere else", () => {
  const days = new Map<string, string>([
    ...all("BlogPost").map(({ id, data }) => [`/blog/${id}/`, data.date] as const),
    ...all("Guide").map(({ id, data }) => [`/guides/${id}/`, data.updated] as const),
    ...all("LegalDocument").map(({ id, data }) => [`/legal/${id}/`, data.lastUpdated] as const),
  ]);
  // A list changes when its newest entry does.
  for (const list of ["/blog/", "/legal/"]) {
    const newest = [...days]
      .flatMap(([route, day]) => (route.startsWith(list) ? day : []))
      .sort()
      .at(-1);
    if (newest) days.set(list, newest);
  }
  const told = entries
    .filter(({ lastmod }) => lastmod)
    .map(({ loc, lastmod }) => [loc.slice(origin.length), lastmod.slice(0, 10)] as const);
  expect(new Map(told)).toEqual(days);
});

test("no last change lies in the future", () => {
  const today = new Date().toISOString().slice(0, 10);
  expect(entries.filter(({ lastmod }) => lastmod.slice(0, 10) > today)).toEqual([]);
});

test("robots.txt allows everything to everyone and names the sitemap in full", () => {
  const lines = readBuilt("/robots.txt")
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  expect(lines).toEqual(["User-agent: *", "Allow: /", `Sitemap: ${absolute("/sitemap.xml")}`]);
});

test("security.txt says whom to write to, and is not out of date", () => {
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
  // RFC 9116 asks for less than about a year.
  expect(left).toBeLessThan(400 * 24 * 3600 * 1000);
});
