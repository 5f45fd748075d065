/** The set of built pages, and the files for machines: sitemap, robots.txt, security.txt, search index, manifest. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { load } from "cheerio";
import sharp from "sharp";
import { validateXML } from "xmllint-wasm";
import { addressOf } from "../../src/content/site/site";
import type { SearchDocument } from "../../src/lib/search-document";
import { kindNames, kindOf } from "../../src/model/kinds";
import { linesIn } from "../support/built-markdown";
import { lettersOf } from "../support/built-page";
import { contentPages, hiddenRoutes, routeOf, thanksPages } from "../support/built-routes";
import { absolute, all, buildDay, only, origin } from "../support/content-files";
import { builtRoutes, fileOf, isBuilt, readBuilt } from "../support/site";
import { differences } from "./rules/lists";

test("the build has exactly the pages of content, the thank-you pages and the 404 page", () => {
  const wanted = [...contentPages.map(({ route }) => route), ...thanksPages];
  expect(differences(builtRoutes, [...wanted, "/404.html", "/404/"])).toEqual([]);
});

const sitemap = readBuilt("/sitemap.xml");
const schema = readFileSync(path.join(__dirname, "sitemap.xsd"), "utf8");

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

const documents = JSON.parse(readBuilt("/search-index.json")) as SearchDocument[];

/** The findable entries. A kind with a route is the text of one page. */
const findable = kindNames
  .filter((kind) => kindOf(kind).search)
  .flatMap((kind) => {
    const { route } = kindOf(kind);
    return all(kind).map(({ id, data }) => ({
      href: route ?? addressOf({ kind, id }) ?? "",
      type: WORDS.kinds[kind],
      title: route
        ? (data as { seo: { title: string } }).seo.title
        : (data as { title: string }).title,
    }));
  })
  .filter(({ href }) => !hiddenRoutes.has(href));

const written = ({ href, type, title }: (typeof findable)[number]) => `${type} ${href}: ${title}`;

test("the index has every findable entry once, with its kind and title", () => {
  expect(differences(documents.map(written), findable.map(written))).toEqual([]);
  expect(documents).toHaveLength(findable.length);
});

test("no document in the index has Markdown or text tokens", () => {
  const wrong = documents.filter(({ body }) => /\{\{|\]\(\/|^#+ |\*\*/m.test(body));
  expect(wrong.map(({ href }) => href)).toEqual([]);
});

test("the document of an article has the article's first line", () => {
  const posts = all("BlogPost").filter(({ id }) => !hiddenRoutes.has(routeOf("BlogPost", id)));
  const wrong = posts.filter(({ id, body }) => {
    const found = documents.find(({ href }) => href === routeOf("BlogPost", id));
    const [first = ""] = linesIn(body);
    return !lettersOf(found?.body ?? "").includes(lettersOf(first));
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

interface Manifest {
  icons: { src: string; sizes: string; purpose?: string }[];
}

test("the manifest has icons of 192 and 512 px and a maskable one, and states their sizes", async () => {
  const { icons } = JSON.parse(readBuilt("/manifest.webmanifest")) as Manifest;
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp(fileOf(src.replace(/\?.*/, ""))).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(["192x192", "512x512"]));
  expect(icons.some(({ purpose }) => purpose === "maskable")).toBe(true);
});
