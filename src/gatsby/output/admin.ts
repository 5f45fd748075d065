/** Writes /admin/: the page and its script, which holds Decap CMS and this site's formats. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import type { Entry } from "../../content/read/entry";
import { entriesOf, type Content } from "../../content/load";
import type { DevServer } from "../example-queries";
import { cmsConfig } from "../../admin/config";
import type { Choices } from "../../admin/fields";

/** The name that people know an entry by. */
function labelOf({ data, id }: Entry): string {
  const names = data as { title?: unknown; name?: unknown; label?: unknown };
  const name = [names.title, names.name, names.label].find((value) => typeof value === "string");
  return name === undefined ? id : String(name);
}

/** The possible targets of references, from the current content. */
export function choicesOf({ entries, hidden }: Content): Choices {
  const choices = new Map<string, { value: string; label: string }[]>();
  for (const entry of [...entries, ...hidden.map((each) => each.entry)]) {
    const known = choices.get(entry.kind) ?? [];
    known.push({ value: entry.id, label: labelOf(entry) });
    choices.set(entry.kind, known);
  }
  return choices;
}

/** Serves /admin/ in develop, where addresses have no index file. */
export function serveAdmin(server: DevServer): void {
  for (const address of ["/admin", "/admin/"])
    server.get(address, (_request, response) => {
      response.type("html").send(readFileSync(path.resolve("public/admin/index.html"), "utf8"));
    });
}

const page = (title: string, config: unknown) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${title}</title>
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
 * Writes the CMS into a folder.
 * @param content the checked content, for the choices of references and the site's name
 * @param siteUrl the origin of the site
 * @param folder the folder that is served as /admin/
 */
export async function writeAdmin(
  content: Content,
  siteUrl: string,
  folder = path.resolve("public/admin"),
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const name = entriesOf(content, "SiteSettings")[0]?.data.name ?? "";
  const config = cmsConfig({ url: siteUrl, name }, choicesOf(content));
  writeFileSync(path.join(folder, "index.html"), page(`${name}: content`, config));
  await build({
    entryPoints: [path.resolve("src/admin/cms.ts")],
    outfile: path.join(folder, "cms.js"),
    bundle: true,
    minify: true,
    platform: "browser",
    // The modules of Decap CMS rather than its prebuilt file, which contains a second copy of React.
    mainFields: ["browser", "module", "main"],
    define: { "process.env.NODE_ENV": '"production"', global: "window" },
    legalComments: "none",
    logLevel: "error",
  });
}
