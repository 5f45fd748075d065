/** The built site as tests read it: the files of public/, and its pages, parsed one at a time. */
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { load } from "cheerio";
import { filesBelow } from "../../src/content/read/files-below";
import { Page } from "./built-page";
import { only } from "./content-files";

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

/** Addresses of all files of the build. */
export const builtFiles: string[] = filesBelow(root).map((file) => `/${file}`);

/** Addresses of every HTML page; what Gatsby writes for itself is left out, and so is the CMS. */
export const builtRoutes: string[] = builtFiles
  .filter((file) => file.endsWith(".html") && !/^\/(_gatsby|admin\/|page-data|~)/.test(file))
  .map((file) => file.replace(/\/index\.html$/, "/"));

const isNotFound = (route: string) => route === "/404.html" || route === "/404/";

/** Reads and parses a page; a test that looks at many of them belongs among the rules of every page. */
export function readPage(route: string): Page {
  const html = readBuilt(route);
  return new Page(route, html, load(html), isNotFound(route));
}

/** The site's origin: SITE_URL where it is set, else what content says. */
export const origin: string =
  process.env.SITE_URL?.trim().replace(/\/$/, "") || only("SiteSettings").url;

export const absolute = (route: string): string => `${origin}${route}`;
