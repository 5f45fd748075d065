/** The host's adapter: Netlify's own, with the headers of this site in place of Gatsby's. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { IAdapter } from "gatsby";
import createNetlifyAdapter from "gatsby-adapter-netlify";
import type { Environment } from "./environment";
import { headerRules, type SiteSettings } from "./headers";
import { rulesOfAll } from "./languages";

/** The headers of /admin/ that Cloudflare must drop before it sets them, because it adds up all rules for an address. */
const dropped = ["Content-Security-Policy", "X-Frame-Options", "Cross-Origin-Opener-Policy"];

/** The files of a host in Cloudflare's form, which sends the nearest 404.html without a rule. */
const forCloudflare = (text: string): string =>
  text
    .replace(/^\/admin\/\*$/m, ["$&", ...dropped.map((name) => `  ! ${name}`)].join("\n"))
    .replace(/^.* 404\n/gm, "");

/** An inline script; data in a script element, such as structured data, is never executed. */
const inlineScript = /<script(?![^>]*(?: src=| type="?application\/))[^>]*>([\s\S]*?)<\/script>/g;

/** The hashes of a page's inline scripts, as sources of the Content-Security-Policy, sorted. */
export const scriptHashes = (html: string): string[] =>
  [...html.matchAll(inlineScript)]
    .map(([, script = ""]) => createHash("sha256").update(script).digest("base64"))
    .map((hash) => `'sha256-${hash}'`)
    .sort();

/**
 * Makes the adapter, which writes public/_headers and public/_redirects on any machine. It keeps no cache between
 * builds: Gatsby compiles gatsby-node.ts before a cache is restored, and would then run the code of the previous build.
 */
export function siteAdapter(environment: Environment, settings: SiteSettings): IAdapter {
  const netlify = createNetlifyAdapter();
  return {
    name: netlify.name,
    config: netlify.config,
    adapt: async (context) => {
      const root = path.resolve("public");
      // 404.html has the inline scripts of every page and one more, so its hashes cover all pages.
      const hashes = scriptHashes(readFileSync(path.join(root, "404.html"), "utf8"));
      const headerRoutes = headerRules(environment, settings, hashes, readdirSync(root));
      // Files are at their addresses already; the adapter would try to move pictures to `/mark.png/`.
      const routesManifest = context.routesManifest.filter(({ type }) => type !== "static");
      const rules = rulesOfAll({ headerRoutes, routesManifest });
      if (!rules) return;
      await netlify.adapt({ ...context, ...rules });
      // Netlify's adapter adds a blank line to each file that an earlier build has left.
      for (const name of ["_headers", "_redirects"]) {
        const file = path.join(root, name);
        const text = readFileSync(file, "utf8").trim();
        const isCloudflare = environment.host === "Cloudflare";
        writeFileSync(file, `${isCloudflare ? forCloudflare(text) : text}\n`);
      }
    },
  };
}
