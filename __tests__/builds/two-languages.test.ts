/** A site in two languages: both trees of content in one build. */
import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import { load } from "cheerio";
import { findTestBrowser } from "../../scripts/lib/find-browser";
import { headersFor, readHeaders, readRedirects } from "../../scripts/lib/host-rules";
import { copyProject } from "../../scripts/lib/project-copy";
import { serveSite } from "../../scripts/lib/static-host";
import { scriptHashes } from "../../src/gatsby/host/adapter";
import type { Page } from "../support/built-page";

const folder = copyProject();
const project = process.cwd();
afterAll(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true, force: true });
});

const origin = "https://www.example.com";

/** What is translated of the small content of the tests. */
const german: [file: string, from: RegExp, to: string][] = [
  ["site.yml", /^language: .*/m, "language: de-DE"],
  ["site.yml", /^tagline: .*/m, "tagline: Uhren, die richtig gehen"],
  ["services/repair.yml", /^title: .*/m, "title: Uhrenreparatur"],
  ["blog/oil-and-dust/index.md", /^title: .*/m, "title: Öl und Staub, und was sie anrichten"],
];

/** Pages of both languages, by their addresses without prefix. */
const translated = ["/", "/services/repair/", "/blog/oil-and-dust/"];

const inBuild = (address: string): string =>
  readFileSync(`public${address}${address.endsWith("/") ? "index.html" : ""}`, "utf8");

beforeAll(() => {
  const fixtures = path.resolve("__tests__/fixtures");
  process.chdir(folder);
  rmSync("content", { recursive: true });
  for (const tree of ["content", "content/de"])
    cpSync(`${fixtures}/content`, tree, { recursive: true });
  cpSync(`${fixtures}/languages/de/words.yml`, "content/de/words.yml");
  cpSync(`${fixtures}/languages/de/page.md`, "content/de/own-pages/sample.md");
  rmSync("content/de/own-pages/clock-fair.md");
  const change = (file: string, from: RegExp, to: string) =>
    writeFileSync(file, readFileSync(file, "utf8").replace(from, to));
  change("content/own-pages/clock-fair.md", /^listed: false\n/m, "");
  for (const [file, from, to] of german) change(`content/de/${file}`, from, to);
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/build.mjs"], {
    encoding: "utf8",
    maxBuffer: Infinity,
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", LOCAL_BUILD: "true" },
  });
  if (status !== 0) throw new Error(stdout + stderr);
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
    "en-GB": origin + address,
    "de-DE": `${origin}/de${address}`,
  };
  for (const prefix of ["", "/de"]) {
    const own = prefix + address;
    expect(alternatesIn(inBuild(own), "head link")).toEqual(alternates);
    const entry = entryIn(inBuild(`${prefix}/sitemap.xml`), own);
    expect(alternatesIn(entry, "xhtml\\:link")).toEqual(alternates);
  }
  expect(switches(inBuild(address))).toEqual([["Deutsch", `/de${address}`]]);
  expect(switches(inBuild(`/de${address}`))).toEqual([["English", address]]);
});

test.each(["/clock-fair/", "/de/sample/"])("%s, which has no twin, leads to none", (address) => {
  const html = inBuild(address);
  expect(load(html)("head link[rel=canonical]").attr("href")).toBe(origin + address);
  expect(alternatesIn(html, "head link")).toEqual({});
  expect(switches(html)).toEqual([]);
});

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
    "/de/*": "/de/404.html",
  });
  const rules = readHeaders(inBuild("/_headers"));
  const policy = headersFor(rules, "/de/").get("content-security-policy");
  for (const address of ["/", "/de/"])
    for (const hash of scriptHashes(inBuild(address))) expect(policy).toContain(hash);
  expect(headersFor(rules, "/de/static/a.webp").get("cache-control")).toContain("immutable");
});

test("in a browser the switch leads there and back, and each language finds its own pages", async () => {
  const { address, server } = await serveSite(0);
  const browser = await chromium.launch({
    executablePath: findTestBrowser(),
    args: ["--no-sandbox"],
  });
  try {
    const page = await browser.newPage();
    await page.goto(`${address}/services/repair/`);
    await page.getByRole("link", { name: "Deutsch", exact: true }).click();
    await page.waitForURL(`${address}/de/services/repair/`);
    await page.keyboard.press("/");
    await page.getByRole("searchbox").fill("Staub");
    await page.getByRole("dialog").getByRole("link", { name: "Öl und Staub" }).click();
    await page.waitForURL(`${address}/de/blog/oil-and-dust/`);
    const canonical = `link[rel="canonical"][href="${origin}/de/blog/oil-and-dust/"]`;
    await page.locator(canonical).waitFor({ state: "attached" });
    await page.getByRole("link", { name: "English", exact: true }).click();
    await page.waitForURL(`${address}/blog/oil-and-dust/`);
    const missing = await page.goto(`${address}/de/nowhere/`);
    expect(missing?.status()).toBe(404);
    expect(await page.locator("html").getAttribute("lang")).toBe("de-DE");
  } finally {
    await browser.close();
    server.close();
  }
});
