/** Bundles the script of the CMS, public/admin/cms.js: Sveltia CMS and this site's formats, fields and preview. */
import { cpSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { build, stop, type Plugin } from "esbuild";
import { schemaPath } from "../schema/schema-file";
import { definitions } from "../site-constant";

/** The typefaces, pictures and workers that Sveltia CMS loads. */
const assets = path.resolve("node_modules/@sveltia/cms/npm/assets");

const shims = path.resolve("src/cms/preview/shims");

/** Replaces modules that the preview cannot run with the files of the same names in src/cms/preview/shims/. */
const withShims: Plugin = {
  name: "shims",
  setup: (bundle) => {
    for (const file of readdirSync(shims))
      bundle.onResolve({ filter: new RegExp(`/${path.parse(file).name}$`) }, () => ({
        path: path.join(shims, file),
      }));
  },
};

/** Bundles the script of the CMS into the folder that is served as /admin/. */
export async function bundleAdmin(folder = path.resolve("public/admin")): Promise<void> {
  // The names of chunks contain a hash of their content, so chunks of an earlier script would stay.
  rmSync(path.join(folder, "chunks"), { recursive: true, force: true });
  // esbuild, which is written in Go, otherwise takes 480 MB while webpack and sharp need memory too.
  process.env.GOMEMLIMIT ??= "300MiB";
  await build({
    entryPoints: [path.resolve("src/cms/cms.ts")],
    outdir: folder,
    bundle: true,
    minify: true,
    format: "esm",
    splitting: true,
    // Sveltia CMS loads its assets relative to its chunks, from ../assets/.
    chunkNames: "chunks/[name]-[hash]",
    platform: "browser",
    jsx: "automatic",
    define: {
      "process.env.NODE_ENV": '"production"',
      // Without the variables of the host, the preview sends no lead.
      "process.env": "{}",
      ...definitions("SITE", SITE),
      // Without descriptions.
      SCHEMA: JSON.stringify(readFileSync(schemaPath, "utf8").replace(/"""[^]*?"""/g, "")),
    },
    alias: { gatsby: path.resolve("src/cms/preview/gatsby.tsx") },
    plugins: [withShims],
    // Highlights source code in a type of field that no kind has.
    external: ["@shikijs/*"],
    legalComments: "linked",
    logLevel: "error",
  });
  // The process of esbuild would keep half a gigabyte until the end of the build.
  await stop();
  cpSync(assets, path.join(folder, "assets"), {
    recursive: true,
    filter: (file) => !file.endsWith(".map"),
  });
}
