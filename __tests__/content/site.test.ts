/** What each switch and each override does to an address: pages, sitemap, allPage, search, feed, redirects and menus agree. */
import type { SourceNodesArgs } from "gatsby";
import { entriesOf, fieldsOf, type Entry } from "../../src/content/read/entry";
import { textFiles } from "../../src/content/site/site";
import type { Content } from "../../src/content/disk/load";
import { createContentNodes, sitePageType } from "../../src/gatsby/nodes/content-nodes";
import { gatsbyRedirects } from "../../src/gatsby/redirects";
import { siteConstant } from "../../src/gatsby/site-constant";
import { sitemapPages } from "../../src/gatsby/sitemap";
import type { SearchDocument } from "../../src/lib/search-document";
import { formatProblem } from "../../src/model/problem";
import { noteOf } from "../../src/model/schema-notes";
import { addArticles, ContentCopy } from "./content-copy";

// The copies of the fixtures are in memory, so their folders cannot be searched for files to link to.
jest.mock("../../src/content/disk/load", () => ({
  ...jest.requireActual<object>("../../src/content/disk/load"),
  fileSizes: () => new Map(),
}));

const audience = { today: "2026-06-15", drafts: false };

/** The addresses of the nodes of allPage. */
async function allPage(content: Content): Promise<string[]> {
  const nodes: { href: string; internal: { type: string } }[] = [];
  const args = {
    actions: { createNode: (node: (typeof nodes)[number]) => nodes.push(node) },
    createNodeId: (id: string) => id,
    createContentDigest: () => "",
  };
  await createContentNodes(args as unknown as SourceNodesArgs, content, new Set(), new Map());
  return nodes.flatMap(({ href, internal }) => (internal.type === sitePageType ? href : []));
}

/** The addresses of the links in fields, without anchors. */
const links = (entries: readonly Entry[]): string[] =>
  entries.flatMap((entry) =>
    fieldsOf(entry).flatMap(({ schema, value }) =>
      noteOf(schema)?.role === "link" ? String(value).replace(/#.*/, "") : [],
    ),
  );

/** Reads from the outputs what visitors and search engines are told of each address. */
async function outputsOf(content: Content) {
  const { site } = content;
  const files = new Map(textFiles({ site, url: "https://a.example" }));
  const documents = JSON.parse(files.get("/search-index.json") ?? "") as SearchDocument[];
  return {
    page: site.pages.map(({ address }) => address),
    sitemap: sitemapPages(site, () => []).map(({ path }) => path),
    allPage: await allPage(content),
    search: documents.map(({ href }) => href),
    noindex: site.pages.flatMap(({ address, context }) => (context.noindex ? address : [])),
    redirect: gatsbyRedirects(site).map(({ fromPath }) => fromPath),
    menu: links(entriesOf(site.entries, "Navigation")),
    feed: siteConstant(content).hasFeed ? ["/rss.xml"] : [],
  };
}

const listed = "page sitemap allPage";

type Edit = (copy: ContentCopy) => void;

/** The edit of the fixtures, and what is at some addresses after it. */
type Case = [edit: Edit, expected: Record<string, string>];

const switchOff = (part: string) => (copy: ContentCopy) =>
  copy.append("site.yml", `parts: { ${part}: off }\n`);

const override = (id: string) => (copy: ContentCopy) => {
  addArticles(copy);
  copy.append("seo-overrides.yml", `- { id: ${id}, noindex: true }\n`);
};

const cases: Record<string, Case> = {
  "everything on": [
    addArticles,
    {
      "/blog/": `${listed} menu`,
      "/blog/page/2/": listed,
      "/blog/page/1/": "redirect",
      "/blog/oil-and-dust/": `${listed} search`,
      "/blog/oiling-clocks/": "redirect",
      "/rss.xml": "feed",
      "/case-studies/": `${listed} menu`,
      "/about/careers/": `${listed} menu`,
      "/calculators/repair-margin/": `${listed} search`,
      "/calculators/": "redirect",
      "/clock-fair/": "page noindex",
      "/tools/movement-finder/": "page noindex",
      "/tools/care-check/": `${listed} search`,
      "/404/": "page noindex",
      "/contact/thanks/": "page noindex",
      "/newsletter/thanks/": "page noindex",
    },
  ],
  "blog: off": [
    switchOff("blog"),
    { "/blog/": "", "/blog/page/1/": "", "/blog/oil-and-dust/": "", "/rss.xml": "" },
  ],
  "caseStudies: off": [
    switchOff("caseStudies"),
    { "/case-studies/": "", "/case-studies/station-shop/": "" },
  ],
  "no case study left": [
    (copy) => {
      copy.remove("case-studies");
      copy.write(
        "case-teasers.yml",
        "# yaml-language-server: $schema=../schemas/case-teaser.json\n[]\n",
      );
      copy.append("redirects.yml", "- { id: /case-studies/, to: /services/ }\n");
    },
    { "/case-studies/": "redirect" },
  ],
  "careers: off": [switchOff("careers"), { "/about/careers/": "" }],
  "calculators: off": [
    switchOff("calculators"),
    { "/calculators/": "", "/calculators/repair-margin/": "" },
  ],
  "darkScheme: off": [switchOff("darkScheme"), { "/blog/": `${listed} menu` }],
  filterByCategory: [
    (copy) => copy.replace("pages/blog.yml", "filterByCategory: false", "filterByCategory: true"),
    { "/blog/category/workshop/": listed, "/blog/category/nothing/": "" },
  ],
  "noindex of a page": [
    override("/contact/"),
    { "/contact/": "page noindex menu", "/blog/page/2/": listed },
  ],
  "noindex of a list, which takes its further pages along": [
    override("/blog/"),
    { "/blog/": "page noindex menu", "/blog/page/2/": "page noindex" },
  ],
  "noindex of a further page alone": [
    override("/blog/page/2/"),
    { "/blog/": `${listed} menu`, "/blog/page/2/": "page noindex" },
  ],
  "noindex of an article": [
    override("/blog/oil-and-dust/"),
    { "/blog/oil-and-dust/": "page noindex", "/blog/choosing-a-dial/": `${listed} search` },
  ],
  listed: [
    (copy) => copy.replace("own-pages/clock-fair.md", "listed: false\n", ""),
    { "/clock-fair/": `${listed} search` },
  ],
  "a tool that has become available": [
    (copy) => copy.replace("tools/movement-finder.yml", "comingSoon", "available"),
    { "/tools/movement-finder/": `${listed} search` },
  ],
  "a draft, with a redirect until it is published": [
    (copy) => {
      copy.replace("blog/winding-habits/index.md", "---\n", "---\ndraft: true\n");
      copy.append("redirects.yml", "- { id: /blog/winding-habits/, to: /blog/ }\n");
    },
    { "/blog/winding-habits/": "redirect" },
  ],
  "an alias": [
    (copy) => copy.replace("blog/oil-and-dust/index.md", "---\n", "---\naliases: [/blog/oil/]\n"),
    { "/blog/oil/": "redirect", "/blog/oil-and-dust/": `${listed} search` },
  ],
};

it.each(Object.entries(cases))("%s", async (_name, [edit, expected]) => {
  const copy = new ContentCopy();
  edit(copy);
  const content = copy.load(audience);
  expect(content.problems.map(formatProblem)).toEqual([]);
  const outputs = await outputsOf(content);
  const told = Object.keys(expected).map((address) => [
    address,
    Object.entries(outputs)
      .flatMap(([name, addresses]) => (addresses.includes(address) ? name : []))
      .join(" "),
  ]);
  expect(Object.fromEntries(told)).toEqual(expected);
  const { page, sitemap, search, noindex, redirect, feed } = outputs;
  // No address is told of twice, or in two ways.
  expect(sitemap).toEqual([...outputs.allPage].sort());
  expect([...sitemap, ...noindex].sort()).toEqual([...page].sort());
  expect(search.filter((href) => !sitemap.includes(href))).toEqual([]);
  expect(redirect.filter((href) => page.includes(href))).toEqual([]);
  const inside = links(content.site.entries).filter((to) => /^\/[^.]*$/.test(to));
  expect(inside.filter((to) => !page.includes(to))).toEqual([]);
  expect(content.site.at("/rss.xml") !== undefined).toBe(feed.length > 0);
});

it("the last change of a page is the day of its entry unless that is to come, and the newest day for a list", () => {
  const copy = new ContentCopy();
  copy.replace("legal/privacy.md", /^lastUpdated: .*/m, "lastUpdated: 2026-06-14");
  copy.replace("legal/cookies.md", /^lastUpdated: .*/m, "lastUpdated: 2026-06-16");
  const { pages } = copy.load(audience).site;
  const dayOf = (address: string) => pages.find((page) => page.address === address)?.lastChange;
  expect(dayOf("/legal/privacy/")).toBe("2026-06-14");
  expect(dayOf("/legal/cookies/")).toBeUndefined();
  expect(dayOf("/legal/")).toBe("2026-06-14");
  expect(dayOf("/contact/")).toBeUndefined();
});

it("breadcrumbs have the names of pages, of the pages above them, and the numbers of the pages of a list", () => {
  const copy = new ContentCopy();
  copy.replace("pages/blog.yml", "filterByCategory: false", "filterByCategory: true");
  copy.everywhere(/^blog\//, (text) => text.replace(/^category: .*/m, "category: workshop"));
  addArticles(copy);
  copy.write("words.yml", "kinds: { AboutPage: Über uns }\n");
  const { site } = copy.load(audience);
  const trail = (address: string) => {
    const page = site.at(address);
    return page?.type === "page" && page.context.crumbs.map(({ label }) => label).join(" > ");
  };
  expect(trail("/")).toBe("");
  expect(trail("/about/careers/")).toBe("Home > Über uns > Careers");
  expect(trail("/case-studies/")).toBe("Home > Case studies");
  expect(trail("/legal/privacy/")).toBe("Home > Legal > Privacy Policy");
  expect(trail("/blog/category/workshop/page/2/")).toBe("Home > Blog > Workshop > Page 2");
});

const redirectFrom =
  (id: string): Edit =>
  (copy) =>
    copy.append("redirects.yml", `- { id: ‹1›${id}, to: /contact/ }\n`);

const alias =
  (service: string, address: string): Edit =>
  (copy) =>
    copy.replace(`services/${service}.yml`, /^title:/m, `aliases: [${address}]\ntitle:`);

it.each<[message: string, ...edits: Edit[]]>([
  ...["/guides/", "/blog/page/1/"].map((id): [string, Edit] => [
    `redirects.yml:‹1›  [2].id  "${id}" is also the address of a page of the site itself`,
    redirectFrom(id),
  ]),
  ...["/rss.xml", "/admin/", "/sitemap.xml", "/prices.pdf"].map((id): [string, Edit] => [
    `redirects.yml:‹1›  [2].id  "${id}" is also the address of a file of the site`,
    redirectFrom(id),
  ]),
  [
    'redirects.yml:‹1›  [3].id  "/%C3%BCber/" is also the address of a redirect (content/redirects.yml:8)',
    (copy) => copy.append("redirects.yml", "- { id: /über/, to: /blog/ }\n"),
    redirectFrom("/%C3%BCber/"),
  ],
  [
    'services/repair.yml:‹1›  aliases[0]  "/contact/" is also the address of a page (content/pages/contact.yml)',
    alias("repair", "‹1›/contact/"),
  ],
  [
    'services/repair.yml:‹1›  aliases[0]  "/services/dials/" is also the address of a redirect (content/services/design.yml:2)',
    alias("design", "/services/dials/"),
    alias("repair", "‹1›/services/dials/"),
  ],
  [
    'own-pages/tools.md:1:1  "/tools/" is also the address of a page of the site itself',
    (copy) => copy.rename("own-pages/clock-fair.md", "own-pages/tools.md"),
  ],
])("an address has one owner: %s", (message, ...edits) => {
  const copy = new ContentCopy();
  for (const edit of edits) edit(copy);
  const report = copy.load(audience).problems.map(formatProblem).join("\n");
  expect(report).toContain(copy.withPlaces(`content/${message}`));
});

it("a new page may take the former address of another, with a warning", () => {
  const copy = new ContentCopy();
  copy.replace("blog/oil-and-dust/index.md", "---\n", "---\naliases: [/blog/choosing-a-dial/]\n");
  const { problems, warnings } = copy.load(audience);
  expect(problems).toEqual([]);
  expect(warnings.map(formatProblem).join()).toContain("content/blog/choosing-a-dial/index.md");
});
