/** Makes the page of the CMS at /admin/, which is not a page of Gatsby. */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { CmsConfig } from "@sveltia/cms";
import { cmsConfig } from "../../cms/config";
import { noRepository } from "../../lib/cms-login";
import { servedFiles, type Content } from "../../content/disk/load";
import { entryOf } from "../../content/read/entry";
import { escapeHtml, jsonForScript } from "../../lib/text";
import { currentContent, environmentOf, siteUrlOf } from "../current-content";
import type { DevServer } from "../develop/dev-server";
import { adminPolicy } from "../host/headers";

const noLogin =
  "Nobody can log in here yet, because this build does not know its repository. The site's owner names it in the variable CMS_REPOSITORY.";

const script = (config: CmsConfig) => `
    <script type="application/json" id="cms-config">${jsonForScript(config)}</script>
    <script type="application/json" id="served-files">${jsonForScript([...servedFiles()])}</script>
    <script src="${SITE.prefix}/admin/cms.js" type="module"></script>`;

const noScript =
  "<noscript>This page needs JavaScript. Content can also be changed in the files under content/.</noscript>";

/** Hides the button that adds an entry from a field that names one: it begins as a draft, which nothing may name. */
const style =
  '[role="alertdialog"] div { white-space: pre-line; } [role="group"] [role="group"] [aria-haspopup="dialog"] { display: none; }';

/** @param config undefined if nobody can log in */
export const pageOfCms = (title: string, config: CmsConfig | undefined): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${escapeHtml(title)}</title>
    <link rel="icon" href="/mark.svg">
    <style>${style}</style>${config ? script(config) : ""}
  </head>
  <body>
    ${config ? noScript : `<p>${noLogin}</p>`}
  </body>
</html>
`;

/** @param isLocal whether the CMS edits the files of the machine that serves it */
export function adminPage(isLocal: boolean, content: Content = currentContent()): string {
  const name = entryOf(content.site.entries, "SiteSettings")?.data.name ?? "";
  const login = environmentOf(content)?.cms ?? noRepository;
  const config = cmsConfig({ name, url: siteUrlOf(content), login }, isLocal);
  return pageOfCms(`${name}: content`, config);
}

/** Serves /admin/ in develop, with the Content-Security-Policy of the live site. */
export function serveAdmin(server: DevServer): void {
  server.use("/admin", (request, response, next) => {
    if (!/^\/($|\?)/.test(request.url ?? "")) return next();
    response.setHeader("Content-Security-Policy", adminPolicy(noRepository));
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.end(adminPage(true));
  });
}

/** Writes the page of the CMS; `bundleAdmin` writes its script. */
export function writeAdminPage(folder = path.resolve("public/admin")): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "index.html"), adminPage(false));
}
