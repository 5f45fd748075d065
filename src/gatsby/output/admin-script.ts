/** The script of the CMS, public/admin/cms.js: Decap CMS and this site's formats, fields and preview. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build, stop } from "esbuild";
import { accessibleParts } from "./decap-access";
import { listedSince } from "./decap-lists";
import { ownModules, repairedModules, repairedParts, standIns, withParts } from "./decap-repairs";

/** What the script is made of, as a hash: all code, the packages, and the name of the drawings. */
function sourcesHash(): string {
  const hash = createHash("sha256").update(process.env.GATSBY_DRAWINGS ?? "");
  const files = readdirSync("src", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .sort();
  for (const file of ["package.json", "package-lock.json", ...files])
    if (existsSync(file)) hash.update(file).update(readFileSync(file));
  return hash.digest("hex");
}

/**
 * Bundles the script of the CMS, unless the one in the folder is of the same sources.
 * @param folder the folder that is served as /admin/
 * @param note the file that keeps the hash of the sources of the script in the folder
 */
export async function bundleAdmin(
  folder = path.resolve("public/admin"),
  note = path.resolve(".cache/admin-script.txt"),
): Promise<void> {
  const sources = sourcesHash();
  const known = existsSync(note) && readFileSync(note, "utf8") === sources;
  if (known && existsSync(path.join(folder, "cms.js"))) return;
  rmSync(note, { force: true });
  // The bundler, a program in Go, otherwise takes 480 MB while webpack and the pictures need theirs.
  process.env.GOMEMLIMIT ??= "300MiB";
  await build({
    entryPoints: [path.resolve("src/admin/cms.ts")],
    outfile: path.join(folder, "cms.js"),
    bundle: true,
    minify: true,
    platform: "browser",
    jsx: "automatic",
    // The modules of Decap CMS rather than its prebuilt file, which contains a second copy of React.
    mainFields: ["browser", "module", "main"],
    define: {
      "process.env.NODE_ENV": '"production"',
      "process.env.GATSBY_DRAWINGS": JSON.stringify(process.env.GATSBY_DRAWINGS ?? "new"),
      "process.env": "{}",
      global: "window",
    },
    alias: { gatsby: path.resolve("src/preview/gatsby.tsx") },
    plugins: [
      standIns(path.resolve("src/preview/stand-ins")),
      ownModules(repairedModules),
      withParts([...repairedParts, ...listedSince, ...accessibleParts]),
    ],
    loader: { ".woff2": "file" },
    assetNames: "[name]-[hash]",
    publicPath: "/admin",
    legalComments: "none",
    logLevel: "error",
  });
  // Its process would hold half a gigabyte until the end of the build.
  await stop();
  mkdirSync(path.dirname(note), { recursive: true });
  writeFileSync(note, sources);
}
