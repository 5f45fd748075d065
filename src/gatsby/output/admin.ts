/** The page of the CMS at /admin/, which is not a page of Gatsby. */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Content } from "../../content/load";
import { entryOf } from "../../content/read/entry";
import type { DevServer } from "../example-queries";
import { choicesOf } from "../../admin/choices";
import { cmsConfig, type CmsSite } from "../../admin/config";
import { escapeHtml } from "../../lib/escape-html";

/**
 * Serves /admin/ in develop, with the choices of the content as it is now.
 * @param current gives the page as `adminPage` makes it
 */
export function serveAdmin(server: DevServer, current: () => string): void {
  for (const address of ["/admin", "/admin/"])
    server.get(address, (_request, response) => {
      response.type("html").send(current());
    });
}

const page = (title: string, config: unknown) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${escapeHtml(title)}</title>
    <link rel="icon" href="/mark.svg">
    <script type="application/json" id="cms-config">${JSON.stringify(config).replace(/</g, "\\u003c")}</script>
    <script src="/admin/cms.js" defer></script>
  </head>
  <body>
    <noscript>This page needs JavaScript. Content can also be changed in the files under content/.</noscript>
  </body>
</html>
`;

/**
 * Makes the page of the CMS.
 * @param content the checked content, for the choices of references and the site's name
 */
export function adminPage(content: Content, site: CmsSite): string {
  const name = entryOf(content.entries, "SiteSettings")?.data.name ?? "";
  return page(`${name}: content`, cmsConfig(site, choicesOf(content)));
}

/**
 * Writes the page of the CMS; its script is written by `bundleAdmin`.
 * @param html the page
 * @param folder the folder that is served as /admin/
 */
export function writeAdminPage(html: string, folder = path.resolve("public/admin")): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "index.html"), html);
}
