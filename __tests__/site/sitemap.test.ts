/** Files for search engines and other machines: sitemap.xml, robots.txt, tdmrep.json, security.txt. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { load } from "cheerio";
import { validateXML } from "xmllint-wasm";
import { contentPages, hiddenRoutes } from "../support/built-routes";
import { buildDay, only } from "../support/content-files";
import { absolute, isBuilt, origin, readBuilt } from "../support/site";
import { differences } from "./rules/lists";

const sitemap = readBuilt("/sitemap.xml");
const schema = readFileSync(path.resolve("__tests__/site/sitemap.xsd"), "utf8");

const validate = (contents: string) =>
  validateXML({ xml: { fileName: "sitemap.xml", contents }, schema });

const $ = load(sitemap, { xml: true });
const entries = $("url")
  .toArray()
  .map((element) => {
    const value = (name: string) => $(element).children(name).text();
    return { loc: value("loc"), lastmod: value("lastmod") };
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

/** The findable pages. */
const wanted = contentPages.flatMap(({ route }) => (hiddenRoutes.has(route) ? [] : route));

test("the sitemap lists exactly the findable pages, each once", () => {
  const shown = entries.map(({ loc }) => loc);
  expect(differences(shown, wanted.map(absolute))).toEqual([]);
  expect(entries).toHaveLength(wanted.length);
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
