/** Parts of the site that the owner switches off, and links to pages that have moved. */
import { finishHtml } from "../../src/content/html/finish-html";
import { linkResolver } from "../../src/content/publish/relink";
import { entriesOf, entryOf, fieldsOf, type Entry } from "../../src/content/read/entry";
import { formatProblem } from "../../src/model/problem";
import { noteOf } from "../../src/model/schema-notes";
import { partNames, parts, type Part } from "../../src/model/parts";
import { pagesToCreate } from "../../src/gatsby/pages-to-create";
import { redirectsOf } from "../../src/gatsby/redirects";
import { searchDocuments } from "../../src/gatsby/search-documents";
import { treeOf } from "../support/html-tree";
import { ContentCopy } from "./content-copy";

const audience = { today: "2026-06-15", drafts: false };
const text = "legal/privacy.md";

let content: ContentCopy;
beforeEach(() => {
  content = new ContentCopy();
});

const switchOff = (name: string) => content.append("site.yml", `parts: { ${name}: off }\n`);
const load = () => content.load(audience);

/** The HTML of a text as visitors get it. */
const finished = (html: string, entries: Entry[]) =>
  finishHtml(treeOf(html), new Map(), { files: new Map(), resolve: linkResolver(entries) });

const withPages = partNames.flatMap((name): [string, string][] => {
  const { under }: Part = parts[name];
  return under ? [[name, under]] : [];
});

it.each(withPages)("without %s, nothing is below %s and nothing leads there", (name, under) => {
  switchOff(name);
  content.append(text, `\nSee [our work](${under}).\n`);
  content.append("redirects.yml", `- { id: ${under}, to: /contact/ }\n`);
  const site = load();
  expect(site.problems.map(formatProblem)).toEqual([]);
  const links = site.entries.flatMap((entry) =>
    fieldsOf(entry).flatMap(({ schema, value }) => (noteOf(schema)?.role === "link" ? value : [])),
  );
  const addresses = [
    ...pagesToCreate(site.entries).map(({ path }) => path),
    ...searchDocuments(site).map(({ href }) => href),
    ...redirectsOf(site).map(({ toPath }) => toPath),
    ...links,
  ];
  expect(addresses.filter((address) => String(address).startsWith(under))).toEqual([]);
  const counted = site.tokens.get(`count.${under.split("/").at(-2)}`);
  if (counted !== undefined) expect(counted).toBe("no");
  // Texts keep the words of their links.
  const html = `<p>See <a href="${under}">our <em>work</em></a> and <a href="/contact/">us</a>.</p>`;
  expect(finished(html, site.entries)).toBe(
    '<p>See our <em>work</em> and <a href="/contact/">us</a>.</p>',
  );
  expect(site.warnings.map(formatProblem).join("\n")).toContain(
    `"${under}" belongs to a part that is off`,
  );
  content.replace("redirects.yml", `id: ${under}, to: /contact/`, `id: /old/, to: ${under}`);
  expect(load().problems.map(formatProblem).join("\n")).toContain("name another page");
});

it("the case studies are off when none is left", () => {
  content.remove("case-studies");
  content.write(
    "case-teasers.yml",
    "# yaml-language-server: $schema=../schemas/case-teaser.json\n[]\n",
  );
  const site = load();
  expect(site.problems.map(formatProblem)).toEqual([]);
  const links = entryOf(site.entries, "Navigation")?.data.links.map(({ to }) => to);
  expect(links).not.toContain("/case-studies/");
});

it("a link to the former address of a page gets its current address", () => {
  content.replace("blog/oil-and-dust/index.md", "---\n", "---\naliases: [/blog/oil/]\n");
  content.replace("pages/home.yml", /to: \/blog\//, "to: /blog/oil/");
  const { entries } = load();
  const home = entryOf(entries, "HomePage")?.data.blog.link.to;
  expect(home).toBe("/blog/oil-and-dust/");
  expect(finished('<a href="/blog/oil/#when-to-oil">Oil</a>', entries)).toBe(
    '<a href="/blog/oil-and-dust/#when-to-oil">Oil</a>',
  );
});

it("texts can leave out what they say of the themes of a site without a dark scheme", () => {
  content.append(text, "\n{{#if site.themes}}\nIt is {{site.themes}}.\n{{/if}}\n");
  switchOff("darkScheme");
  const site = load();
  expect(site.problems.map(formatProblem)).toEqual([]);
  const privacy = entriesOf(site.entries, "LegalDocument").find(({ id }) => id === "privacy");
  expect(privacy?.body).not.toContain("It is");
});
