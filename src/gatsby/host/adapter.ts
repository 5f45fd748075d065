/** The host's adapter: Netlify's own, with the headers of this site in place of Gatsby's. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { IAdapter } from "gatsby";
import createNetlifyAdapter from "gatsby-adapter-netlify";
import type { FormWays } from "../../model/platform-forms";
import type { Environment } from "./environment";
import { headerRules } from "./headers";
import { fittingCache } from "./kept-cache";
import { BuiltFiles } from "../output/built-files";
import { asideFolder, setAside } from "../output/leftovers";

/** The hashes of all inline scripts in the pages of a build, sorted. */
const scriptHashes = (built: BuiltFiles): string[] =>
  [...new Set(built.pages().flatMap((page) => built.factsOf(page).scripts ?? []))].sort();

/**
 * Makes the adapter. It runs after everything else of a build, so the HTML it reads is what is published; it
 * writes public/_headers and public/_redirects, on any machine, and keeps a cache on Netlify alone.
 * @param environment what the build is configured with
 * @param ways where the forms go
 */
export function siteAdapter(environment: Environment, ways: FormWays): IAdapter {
  const netlify = createNetlifyAdapter();
  return {
    ...netlify,
    ...(netlify.cache && { cache: fittingCache(netlify.cache) }),
    adapt: async (context) => {
      const root = path.resolve("public");
      // A folder kept from an earlier build may still hold what is no longer made.
      for (const name of readdirSync(root))
        if (name.endsWith(".map")) rmSync(path.join(root, name));
      const built = BuiltFiles.open(root);
      setAside(built, path.resolve(asideFolder));
      const headerRoutes = headerRules(environment, ways, scriptHashes(built), readdirSync(root));
      built.save();
      // Files stand where they are served from; the adapter would try to move pictures to `/mark.png/`.
      const routesManifest = context.routesManifest.filter(({ type }) => type !== "static");
      await netlify.adapt({ ...context, routesManifest, headerRoutes });
      // It adds a blank line to each file that an earlier build has left.
      for (const name of ["_headers", "_redirects"]) {
        const file = path.join(root, name);
        writeFileSync(file, `${readFileSync(file, "utf8").trim()}\n`);
      }
    },
  };
}
