/** The script of the CMS, public/admin/cms.js: Decap CMS and this site's formats, fields and preview. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build, stop, type Plugin, type PluginBuild } from "esbuild";

/**
 * Fails a bundle in which a replacement has replaced nothing.
 * @param unused says so of each, once all modules are read
 */
const failIfUnused = (bundle: PluginBuild, unused: () => string[]): void =>
  bundle.onEnd(({ errors }) =>
    errors.length > 0 ? undefined : { errors: unused().map((text) => ({ text })) },
  );

/**
 * In the preview of the CMS, modules that rest on Gatsby's build or on the page's address have a stand-in of the same
 * file name. One that replaces nothing, such as after its module was renamed, is an error.
 * @param folder the stand-ins
 */
export const standIns = (folder: string): Plugin => ({
  name: "stand-ins",
  setup: (bundle) => {
    const files = new Map(readdirSync(folder).map((file) => [path.parse(file).name, file]));
    const unused = new Set(files.values());
    bundle.onResolve({ filter: new RegExp(`/(${[...files.keys()].join("|")})$`) }, (module) => {
      const file = files.get(path.basename(module.path)) ?? "";
      unused.delete(file);
      return { path: path.join(folder, file) };
    });
    failIfUnused(bundle, () =>
      [...unused].map((file) => `${path.join(folder, file)} replaces no module of its name`),
    );
  },
});

interface OwnModule {
  /** A package that is imported. */
  name: string;
  /** The packages of Decap CMS that import it. */
  by: RegExp;
  /** The module that they have in its place. */
  file: string;
}

/** Gives packages of Decap CMS a module of ours in place of another. One that replaces nothing is an error. */
export const ownModules = (modules: readonly OwnModule[]): Plugin => ({
  name: "own-modules",
  setup: (bundle) => {
    const unused = new Set(modules);
    for (const own of modules)
      bundle.onResolve({ filter: new RegExp(`^${own.name}$`) }, ({ importer }) => {
        if (!own.by.test(importer)) return undefined;
        unused.delete(own);
        return { path: own.file };
      });
    failIfUnused(bundle, () =>
      [...unused].map(
        ({ name, file }) => `${file} replaces no module; does Decap CMS still use ${name}?`,
      ),
    );
  },
});

const modulesOfDecap: readonly OwnModule[] = [
  {
    name: "@dnd-kit/core",
    by: /decap-cms-widget-list/,
    file: path.resolve("src/admin/list-keyboard.tsx"),
  },
  {
    name: "decap-cms-lib-auth",
    by: /decap-cms-backend-gitlab/,
    file: path.resolve("src/admin/keep-place.ts"),
  },
];

/** Parts of Decap's modules with what takes their place. */
const unpublishing = [
  {
    file: "components/Editor/EditorToolbar.js",
    part: /(this\.renderExistingEntryWorkflowPublishControls\(\{\s*canCreate,\s*canPublish)\b/,
    instead: "$1: false",
  },
  {
    file: "actions/editorialWorkflow.js",
    part: /\b(function unpublishPublishedEntry\([^]*?)backend\.deleteEntry\(state, collection, slug\)/,
    instead:
      '$1Promise.reject("its pictures would be lost. Turn on “Draft” and save, or delete the entry.")',
  },
];

/**
 * Decap CMS offers no “Unpublish”, and refuses it: it would delete an entry with its pictures, and propose the entry
 * without them. A page leaves the site as a draft, or when it is deleted.
 * If the modules that unpublish no longer have the parts that are replaced, that is an error.
 */
export const withoutUnpublish = (): Plugin => ({
  name: "without-unpublish",
  setup: (bundle) => {
    const unused = new Set(unpublishing.map(({ file }) => file));
    for (const { file, part, instead } of unpublishing) {
      const filter = new RegExp(`/decap-cms-core/dist/esm/${file.replace(".", "\\.")}$`);
      bundle.onLoad({ filter }, (module) => {
        const text = readFileSync(module.path, "utf8");
        if (part.test(text)) unused.delete(file);
        return { contents: text.replace(part, instead), loader: "js" };
      });
    }
    failIfUnused(bundle, () =>
      [...unused].map((file) => `nothing is replaced in ${file}; does Decap CMS still unpublish?`),
    );
  },
});

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
      ownModules(modulesOfDecap),
      withoutUnpublish(),
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
