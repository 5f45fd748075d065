/** The built site: the files in public/, and its pages. */
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { load } from "cheerio";
import { filesBelow } from "../../src/content/disk/files-below";
import { Page } from "./built-page";

const root = path.resolve("public");

if (!existsSync(path.join(root, "index.html")))
  throw new Error(
    "There is no built site in public/. Run `npm run build`, then these tests again.",
  );

/** The file in public/ that is served at an address. */
export const fileOf = (pathname: string): string =>
  path.join(root, decodeURIComponent(pathname.endsWith("/") ? `${pathname}index.html` : pathname));

/** Whether the build has a file for an address. */
export const isBuilt = (pathname: string): boolean => {
  const file = fileOf(pathname);
  return existsSync(file) && statSync(file).isFile();
};

export const readBuilt = (pathname: string): string => readFileSync(fileOf(pathname), "utf8");

/** The addresses of all built files. */
export const builtFiles: string[] = filesBelow(root).map((file) => `/${file}`);

/** The addresses of all pages that Gatsby has rendered, which have page data. */
export const builtRoutes: string[] = builtFiles
  .filter((file) => file.endsWith(".html"))
  .map((file) => file.replace(/\/index\.html$/, "/"))
  .filter((route) => isBuilt(`/page-data${route === "/" ? "/index/" : `${route}/`}page-data.json`));

const isNotFound = (route: string) => route === "/404.html" || route === "/404/";

/** Reads and parses a page. To check many pages, write a rule in `site/rules/`. */
export function readPage(route: string): Page {
  const html = readBuilt(route);
  return new Page(route, html, load(html), isNotFound(route));
}
