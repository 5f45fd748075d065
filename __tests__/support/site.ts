/** The built site as tests read it: the pages of public/, parsed, beside the content they were made from. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { load, type AnyNode, type CheerioAPI } from "cheerio";
import { filterPages } from "../../src/content/filter-pages";
import { kindNames, kindOf, type Data, type KindName } from "../../src/content/kinds";
import type { Entry } from "../../src/content/entry";
import { entriesOf, loadContent } from "../../src/content/load";
import { hrefOf, routesOf } from "../../src/content/routes";
import { readEnvironment } from "../../src/site/environment";

const root = path.resolve("public");

if (!existsSync(path.join(root, "index.html")))
  throw new Error(
    "There is no built site in public/. Run `npm run build`, then these tests again.",
  );

/** The file of public/ that an address of the site is served from. */
export const fileOf = (pathname: string): string =>
  path.join(root, decodeURIComponent(pathname.endsWith("/") ? `${pathname}index.html` : pathname));

/** Whether the build has a file for an address. */
export const isBuilt = (pathname: string): boolean => {
  const file = fileOf(pathname);
  return existsSync(file) && statSync(file).isFile();
};

export const readBuilt = (pathname: string): string => readFileSync(fileOf(pathname), "utf8");

/** Bytes of a file of the build as a host would send them, compressed where that helps. */
export const sentBytes = (pathname: string): number => {
  const bytes = readFileSync(fileOf(pathname));
  return /\.(html|js|css|svg)$/.test(fileOf(pathname))
    ? brotliCompressSync(bytes).length
    : bytes.length;
};

export interface Page {
  /** The address, with a slash at both ends; the page for addresses that lead nowhere is /404.html. */
  route: string;
  html: string;
  $: CheerioAPI;
  /** All visible text as it reads within one element: adjoining texts are joined without a space. */
  text: string;
  /** All visible text, its parts set apart by spaces. */
  words: string;
  ids: string[];
}

/** One space wherever there is any: HTML and content files break their lines in different places. */
export const oneSpace = (text: string) => text.replace(/\s+/g, " ").trim();

const unseen = new Set(["script", "style", "noscript", "template"]);

const textsOf = (nodes: AnyNode[]): string[] =>
  nodes.flatMap((node) => {
    if (node.type === "text") return node.data;
    return "children" in node && !("name" in node && unseen.has(node.name))
      ? textsOf(node.children)
      : [];
  });

/**
 * The text of the first element that a selector finds, without scripts and styles.
 * @param between what to put between texts of different elements
 */
export const textOf = ($: CheerioAPI, selector = "body", between = ""): string =>
  oneSpace(textsOf($(selector).first().toArray()).join(between));

function readPage(route: string): Page {
  const html = readBuilt(route);
  const $ = load(html);
  return {
    route,
    html,
    $,
    text: textOf($),
    words: textOf($, "body", " "),
    ids: $("[id]")
      .toArray()
      .map((element) => element.attribs.id ?? ""),
  };
}

/** Addresses of every HTML page; what Gatsby writes for itself is left out, and so is the CMS. */
export const builtRoutes: string[] = readdirSync(root, { recursive: true, encoding: "utf8" })
  .map((file) => `/${file.split(path.sep).join("/")}`)
  .filter(
    (file) =>
      file.endsWith(".html") && !/^\/(_gatsby|admin\/|page-data|~)/.test(file) && isBuilt(file),
  )
  .map((file) => file.replace(/\/index\.html$/, "/"))
  .sort();

const isNotFound = ({ route }: Page) => route === "/404.html" || route === "/404/";

/** Every HTML page of the build. */
export const pages: Page[] = builtRoutes.map(readPage);

/** The pages that visitors are meant to find. */
export const publicPages: Page[] = pages.filter((page) => !isNotFound(page));

/** The page for addresses that lead nowhere, under each address it has. */
export const notFoundPages: Page[] = pages.filter(isNotFound);

/** The texts that the main part of a page does not hold. */
export const missing = ({ $ }: Page, texts: string[]): string[] => {
  const shown = textOf($, "main");
  return texts.filter((text) => !shown.includes(oneSpace(text)));
};

export function pageAt(route: string): Page {
  const page = pages.find((each) => each.route === route);
  if (!page) throw new Error(`There is no page at ${route} in public/.`);
  return page;
}

/** What a rule finds wrong, on every page it is asked of, each with the address of its page. */
export const faults = (asked: Page[], rule: (page: Page) => string[]): string[] =>
  asked.flatMap((page) => rule(page).map((fault) => `${page.route}: ${fault}`));

export const content = loadContent();

if (content.problems.length > 0)
  throw new Error(
    "The content has mistakes, so the site cannot be compared with it. Run `npm run content`.",
  );

/** The data of the only entry of a kind that is one file. */
export function only<Name extends KindName>(kind: Name): Data<Name> {
  const entry = entriesOf(content, kind)[0];
  if (!entry) throw new Error(`The content has no ${kind}.`);
  return entry.data;
}

export const all = <Name extends KindName>(kind: Name): Entry<Name>[] => entriesOf(content, kind);

/** A claim by its key: the figure and what it measures. */
export function claim(id: string): Data<"Claim"> {
  const entry = all("Claim").find((each) => each.id === id);
  if (!entry) throw new Error(`content/claims.yml has no ${id}.`);
  return entry.data;
}

/** The address of the page that belongs to an entry alone, if it has one. */
export function routeOf(entry: Entry): string | undefined {
  const route = kindOf(entry.kind).route ?? hrefOf(entry);
  return route?.includes("#") ? undefined : route;
}

/** The addresses that the content makes. */
export const contentRoutes: string[] = [
  ...routesOf(content.entries),
  ...filterPages(content.entries).map(({ path: route }) => route),
].sort();

const environment = readEnvironment(process.env);

/** The site's origin: SITE_URL where it is set, else what content says. */
export const origin: string =
  ("environment" in environment && environment.environment.siteUrl) || only("SiteSettings").url;

export const absolute = (route: string): string => `${origin}${route}`;

/** The entries of every kind, for rules that hold for all of them. */
export const everyEntry: Entry[] = kindNames.flatMap((kind): Entry[] => all(kind));
