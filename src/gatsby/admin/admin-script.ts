/** The script of the CMS, public/admin/cms.js: Sveltia CMS and this site's formats, fields and preview. */
import { cpSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { build, stop, type Plugin } from "esbuild";

/** The typefaces, pictures and programs that Sveltia CMS looks for beside its script. */
const parts = path.resolve("node_modules/@sveltia/cms/npm/assets");

const standIns = path.resolve("src/cms/preview/stand-ins");

/** In the preview, modules of the site that rest on Gatsby's build or on the page's address have a stand-in of their name. */
const withStandIns: Plugin = {
  name: "stand-ins",
  setup: (bundle) => {
    for (const file of readdirSync(standIns))
      bundle.onResolve({ filter: new RegExp(`/${path.parse(file).name}$`) }, () => ({
        path: path.join(standIns, file),
      }));
  },
};

/** Bundles the script of the CMS into the folder that is served as /admin/. */
export async function bundleAdmin(folder = path.resolve("public/admin")): Promise<void> {
  // Its parts are named after what is in them, and those of an earlier script would stay.
  rmSync(path.join(folder, "chunks"), { recursive: true, force: true });
  // The bundler, a program in Go, otherwise takes 480 MB while webpack and the pictures need theirs.
  process.env.GOMEMLIMIT ??= "300MiB";
  await build({
    entryPoints: [path.resolve("src/cms/cms.ts")],
    outdir: folder,
    bundle: true,
    minify: true,
    format: "esm",
    splitting: true,
    // Sveltia CMS finds its parts from where its script is.
    chunkNames: "chunks/[name]-[hash]",
    platform: "browser",
    jsx: "automatic",
    define: {
      "process.env.NODE_ENV": '"production"',
      "process.env.GATSBY_DRAWINGS": JSON.stringify(process.env.GATSBY_DRAWINGS ?? "new"),
    },
    alias: { gatsby: path.resolve("src/cms/preview/gatsby.tsx") },
    plugins: [withStandIns],
    // Languages of a field for source code, which no kind has.
    external: ["@shikijs/*"],
    legalComments: "none",
    logLevel: "error",
  });
  // Its process would hold half a gigabyte until the end of the build.
  await stop();
  cpSync(parts, path.join(folder, "assets"), {
    recursive: true,
    filter: (file) => !file.endsWith(".map"),
  });
}
