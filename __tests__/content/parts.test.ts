/** Parts of the site that the owner switches off, and links to pages that have moved. */
import { finishHtml } from "../../src/content/html/finish-html";
import type { Content } from "../../src/content/check-files";
import { entriesOf, entryOf } from "../../src/content/read/entry";
import { formatProblem } from "../../src/model/problem";
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
const finished = (html: string, { site }: Content) =>
  finishHtml(treeOf(html), new Map(), { files: new Map(), resolve: site.resolve });

it.each([
  ["blog", "/blog/"],
  ["careers", "/about/careers/"],
  ["calculators", "/calculators/"],
  ["caseStudies", "/case-studies/"],
])("without %s, texts keep the words of links to %s", (name, to) => {
  switchOff(name);
  content.append(text, `\nSee [our work](${to}).\n`);
  const site = load();
  expect(site.problems.map(formatProblem)).toEqual([]);
  const counted = site.tokens.get(`count.${to.split("/").at(-2)}`);
  if (counted !== undefined) expect(counted).toBe("no");
  const html = `<p>See <a href="${to}">our <em>work</em></a> and <a href="/contact/">us</a>.</p>`;
  expect(finished(html, site)).toBe('<p>See our <em>work</em> and <a href="/contact/">us</a>.</p>');
  expect(site.warnings.map(formatProblem).join("\n")).toContain(
    `"${to}" belongs to a part that is off`,
  );
  content.append("redirects.yml", `- { id: /old/, to: ${to} }\n`);
  expect(load().problems.map(formatProblem).join("\n")).toContain("name another page");
});

it("a page of the owner at the address of a part that is off is named, with the way out", () => {
  switchOff("blog");
  content.write("own-pages/blog.md", content.read("own-pages/clock-fair.md"));
  expect(load().problems.map(formatProblem)).toContain(
    "content/own-pages/blog.md:1:1  is not on the site: its address /blog/ belongs to a part that is off (parts in site.yml); give this file another name",
  );
});

it("a link to the case studies is told that none is left, where nobody has switched them off", () => {
  content.remove("case-studies");
  content.write(
    "case-teasers.yml",
    "# yaml-language-server: $schema=../schemas/case-teaser.json\n[]\n",
  );
  content.append(text, "\nSee [our work](/case-studies/).\n");
  expect(load().warnings.map(formatProblem).join("\n")).toContain(
    '"/case-studies/" belongs to the case studies, of which none is on the site; ',
  );
});

it("a link to the former address of a page gets its current address", () => {
  content.replace("blog/oil-and-dust/index.md", "---\n", "---\naliases: [/blog/oil/]\n");
  content.replace("pages/home.yml", /to: \/blog\//, "to: /blog/oil/");
  const site = load();
  const home = entryOf(site.site.entries, "HomePage")?.data.blog?.link.to;
  expect(home).toBe("/blog/oil-and-dust/");
  expect(finished('<a href="/blog/oil/#when-to-oil">Oil</a>', site)).toBe(
    '<a href="/blog/oil-and-dust/#when-to-oil">Oil</a>',
  );
});

it("texts can leave out what they say of the themes of a site without a dark scheme", () => {
  content.append(text, "\n{{#if site.themes}}\nIt is {{site.themes}}.\n{{/if}}\n");
  switchOff("darkScheme");
  const site = load();
  expect(site.problems.map(formatProblem)).toEqual([]);
  const privacy = entriesOf(site.site.entries, "LegalDocument").find(({ id }) => id === "privacy");
  expect(privacy?.body).not.toContain("It is");
});
