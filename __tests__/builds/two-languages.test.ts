/** A site in two languages: content/ in Arabic, and content/de/ in German. */
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { load } from "cheerio";
import { headersFor, readHeaders, readRedirects } from "../../scripts/lib/host-rules";
import { filesBelow } from "../../src/content/disk/files-below";
import { scriptHashes } from "../../src/gatsby/host/adapter";
import type { Page } from "../support/built-page";
import { projectToBuild } from "./project";

const { folder, build, inBrowser } = projectToBuild();
const project = process.cwd();
afterAll(() => process.chdir(project));

const origin = "https://www.example.com";

/** What is changed of the small content of the tests. */
const changes: [file: string, from: RegExp, to: string][] = [
  ["site.yml", /^language: .*/m, "language: ar"],
  ["own-pages/clock-fair.md", /^listed: false\n/m, ""],
  ["case-studies/town-hall-tower/index.yml", /^title:/m, "aliases: [/case-studies/tower/]\n$&"],
  ["de/site.yml", /^language: .*/m, "language: de-DE"],
  ["de/services/repair.yml", /^title: .*/m, "title: Uhrenreparatur"],
  ["de/blog/oil-and-dust/index.md", /^title: .*/m, "title: Öl und Staub, und was sie anrichten"],
  ["de/case-studies/town-hall-tower/index.yml", /^title:/m, "aliases: [/case-studies/turm/]\n$&"],
];

/** Pages of both languages, by their addresses without prefix. */
const translated = [
  "/",
  "/services/repair/",
  "/blog/oil-and-dust/",
  "/case-studies/town-hall-tower/",
];

const inBuild = (address: string): string =>
  readFileSync(`public${address}${address.endsWith("/") ? "index.html" : ""}`, "utf8");

beforeAll(() => {
  const fixtures = path.resolve("__tests__/fixtures");
  process.chdir(folder);
  rmSync("content", { recursive: true });
  for (const [tree, language, page] of [
    ["content", "ar", "sample"],
    ["content/de", "de", "beispiel"],
  ] as const) {
    cpSync(`${fixtures}/content`, tree, { recursive: true });
    cpSync(`${fixtures}/languages/${language}/words.yml`, `${tree}/words.yml`);
    cpSync(`${fixtures}/languages/${language}/page.md`, `${tree}/own-pages/${page}.md`);
  }
  rmSync("content/de/own-pages/clock-fair.md");
  for (const [file, from, to] of changes)
    writeFileSync(`content/${file}`, readFileSync(`content/${file}`, "utf8").replace(from, to));
  build();
});

/** The addresses of a page in all languages, by language, in its head or in an entry of the sitemap. */
const alternatesIn = (html: string, selector: string): Record<string, string | undefined> => {
  const $ = load(html, { xml: selector !== "head link" });
  const links = $(`${selector}[rel=alternate][hreflang]`).toArray();
  return Object.fromEntries(
    links.map((link) => [String($(link).attr("hreflang")), $(link).attr("href")]),
  );
};

const entryIn = (sitemap: string, address: string): string =>
  sitemap.split("<url>").find((entry) => entry.includes(`<loc>${origin}${address}</loc>`)) ?? "";

const switches = (html: string): [string, string | undefined][] => {
  const $ = load(html);
  const links = $("footer a[hreflang]").toArray();
  return links.map((link) => [$(link).text(), $(link).attr("href")]);
};

test.each(translated)("%s and its twin name each other in head, sitemap and footer", (address) => {
  const alternates = {
    "x-default": origin + address,
    ar: origin + address,
    "de-DE": `${origin}/de${address}`,
  };
  for (const prefix of ["", "/de"]) {
    const own = prefix + address;
    expect(alternatesIn(inBuild(own), "head link")).toEqual(alternates);
    const entry = entryIn(inBuild(`${prefix}/sitemap.xml`), own);
    expect(alternatesIn(entry, "xhtml\\:link")).toEqual(alternates);
  }
  expect(switches(inBuild(address))).toEqual([["Deutsch", `/de${address}`]]);
  expect(switches(inBuild(`/de${address}`))).toEqual([["العربية", address]]);
});

test.each(["/clock-fair/", "/sample/", "/de/beispiel/"])(
  "%s, which has no twin, leads to none",
  (address) => {
    const html = inBuild(address);
    expect(load(html)("head link[rel=canonical]").attr("href")).toBe(origin + address);
    expect(alternatesIn(html, "head link")).toEqual({});
    expect(switches(html)).toEqual([]);
  },
);

test("a German page, its card, feed, search and data have German addresses", () => {
  const $ = load(inBuild("/de/services/repair/"));
  expect($("html").attr("lang")).toBe("de-DE");
  const card = $('meta[property="og:image"]').attr("content") ?? "";
  expect(card).toMatch(`${origin}/de/share/`);
  expect(inBuild(card.replace(origin, ""))).toBeTruthy();
  const data = $('script[type="application/ld+json"]').text();
  expect(data.match(/https:\/\/www\.example\.com\/(?!de\/)[^"]*/g)).toBeNull();
  expect(inBuild("/de/rss.xml")).toContain(`<link>${origin}/de/blog/oil-and-dust/</link>`);
  expect(inBuild("/de/search-index.json")).toContain("Uhrenreparatur");
  expect(inBuild("/search-index.json")).not.toContain("Uhrenreparatur");
});

test("the pages of both languages break no rule of links", async () => {
  const [{ rules }, { builtFiles, readPage }] = await Promise.all([
    import("../site/rules/links"),
    import("../support/site"),
  ]);
  const pages = builtFiles
    .filter((file) => file.endsWith("/index.html") && !file.includes("/admin/"))
    .map((file): Page => readPage(file.replace("index.html", "")));
  const faults = rules.map(async (rule) => {
    const values = new Map(pages.map((page) => [page.route, rule.read?.(page)]));
    const together = (await rule.whole?.(values)) ?? [];
    return [...pages.flatMap((page) => rule.page?.(page) ?? []), ...together];
  });
  expect((await Promise.all(faults)).flat()).toEqual([]);
  expect(pages.filter(({ route }) => route.startsWith("/de/")).length).toBeGreaterThan(20);
});

test("the host gets the redirects and headers of both languages", () => {
  const redirects = readRedirects(inBuild("/_redirects"));
  const targets = Object.fromEntries(redirects.map(({ from, to }) => [from, to]));
  expect(targets).toMatchObject({
    "/old/repair.html": "/services/repair/",
    "/de/old/repair.html": "/de/services/repair/",
    "/case-studies/tower/": "/case-studies/town-hall-tower/",
    "/de/case-studies/turm/": "/de/case-studies/town-hall-tower/",
    "/de/*": "/de/404.html",
  });
  const rules = readHeaders(inBuild("/_headers"));
  const policy = headersFor(rules, "/de/").get("content-security-policy");
  for (const address of ["/", "/de/"])
    for (const hash of scriptHashes(inBuild(address))) expect(policy).toContain(hash);
  expect(headersFor(rules, "/de/static/a.webp").get("cache-control")).toContain("immutable");
});

test.each<[address: string, attributes: object, sentences: string[], figures: string[]]>([
  [
    "/sample/",
    { lang: "ar", dir: "rtl" },
    ["«الهامش هبط بمقدار \u200e−7.4% في الشهر.»"],
    ["أسبوع واحد", "أسبوعان", "5 أسابيع", "11 أسبوعًا", "100 $", "\u200e−8 $", "92 $"],
  ],
  [
    "/de/beispiel/",
    { lang: "de-DE" },
    ["„Wir nennen es ‚Marge‘, und sie sank um −7,4 %.“", "Waren\u00adwirtschafts\u00adanschluss"],
    [
      ...["1,0 Woche", "2,5 Wochen", "1.234,0 Wochen"],
      ...["6,0 Mio. €", "4,5 Mio. €", "1,0 Mio. €"],
    ],
  ],
])(
  "%s has the direction, quotations, plurals and signs of its language",
  (address, attributes, sentences, figures) => {
    const page = load(inBuild(address).replaceAll("\u00a0", " "));
    const { lang, dir } = page("html").attr() ?? {};
    expect({ lang, dir }).toEqual(attributes);
    for (const sentence of sentences) expect(page("main").text()).toContain(sentence);
    const cells = page(".chart-table td:nth-child(2)").toArray();
    // What a screen reader says of a sign is beside it.
    const shown = cells.map((cell) => page(cell).children().first().text() || page(cell).text());
    expect(shown).toEqual(figures);
  },
);

test("in a browser the switch leads there and back, and each language finds its own pages", async () => {
  await inBrowser(async (browser, address) => {
    const page = await browser.newPage();
    await page.goto(`${address}/services/repair/`);
    await page.getByRole("link", { name: "Deutsch", exact: true }).click();
    await page.waitForURL(`${address}/de/services/repair/`);
    await page.keyboard.press("Control+k");
    await page.getByRole("searchbox").fill("Staub");
    await page.getByRole("dialog").getByRole("link", { name: "Öl und Staub" }).click();
    await page.waitForURL(`${address}/de/blog/oil-and-dust/`);
    const canonical = `link[rel="canonical"][href="${origin}/de/blog/oil-and-dust/"]`;
    await page.locator(canonical).waitFor({ state: "attached" });
    await page.getByRole("link", { name: "العربية", exact: true }).click();
    await page.waitForURL(`${address}/blog/oil-and-dust/`);
    const missing = await page.goto(`${address}/de/nowhere/`);
    expect(missing?.status()).toBe(404);
    expect(await page.locator("html").getAttribute("lang")).toBe("de-DE");
  });
});

test("the CMS at /de/admin/ saves to content/de/ alone", async () => {
  const cms = await import("../support/cms/cms");
  Object.assign(SITE, { content: "content/de", prefix: "/de" });
  const texts = () =>
    new Map(filesBelow("content").map((name) => [name, readFileSync(`content/${name}`, "latin1")]));
  const before = texts();
  const { host, server } = await cms.startHost();
  cms.serveFiles(host, folder);
  await inBrowser(async (browser) => {
    const page = await browser.newPage();
    await cms.openBy(page, () =>
      cms.openCms(page, `${host.address}/de/admin/#/collections/Service/entries/repair`),
    );
    await expect(cms.titleField(page).inputValue()).resolves.toBe("Uhrenreparatur");
    await cms.write(cms.titleField(page), "Uhren reparieren");
    await cms.saveAndClose(page);
  });
  server.closeAllConnections();
  server.close();
  const saved = "de/services/repair.yml";
  expect([...texts()].filter(([name, text]) => before.get(name) !== text)).toEqual([
    [saved, before.get(saved)?.replace(/^title: .*/m, "title: Uhren reparieren")],
  ]);
});
