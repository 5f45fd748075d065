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

/**
 * The lists of Decap CMS answer to the keyboard too: they have another module in place of `@dnd-kit/core`.
 * If they no longer use it, that is an error.
 * @param file that module
 */
export const keyboardLists = (file: string): Plugin => ({
  name: "keyboard-lists",
  setup: (bundle) => {
    let isUsed = false;
    bundle.onResolve({ filter: /^@dnd-kit\/core$/ }, ({ importer }) => {
      if (!importer.includes("decap-cms-widget-list")) return undefined;
      isUsed = true;
      return { path: file };
    });
    failIfUnused(bundle, () =>
      isUsed ? [] : [`${file} replaces no module; do lists still use @dnd-kit/core?`],
    );
  },
});

/** A part of a module of Decap CMS, and what takes its place. */
interface Part {
  /** The module, from the folder of packages. */
  file: string;
  part: RegExp;
  instead: string;
}

/**
 * Replaces parts of Decap's modules. If the modules no longer have them, that is an error.
 * @param question what to look at then
 */
const withParts = (name: string, parts: readonly Part[], question: string): Plugin => ({
  name,
  setup: (bundle) => {
    const unused = new Set(parts.map(({ file }) => file));
    for (const { file, part, instead } of parts) {
      bundle.onLoad({ filter: new RegExp(`/${file.replace(".", "\\.")}$`) }, (module) => {
        const text = readFileSync(module.path, "utf8");
        if (part.test(text)) unused.delete(file);
        return { contents: text.replace(part, instead), loader: "js" };
      });
    }
    failIfUnused(bundle, () =>
      [...unused].map((file) => `nothing is replaced in ${file}; ${question}`),
    );
  },
});

const unpublishing: readonly Part[] = [
  {
    file: "decap-cms-core/dist/esm/components/Editor/EditorToolbar.js",
    part: /(this\.renderExistingEntryWorkflowPublishControls\(\{\s*canCreate,\s*canPublish)\b/,
    instead: "$1: false",
  },
  {
    file: "decap-cms-core/dist/esm/actions/editorialWorkflow.js",
    part: /\b(function unpublishPublishedEntry\([^]*?)backend\.deleteEntry\(state, collection, slug\)/,
    instead:
      '$1Promise.reject("its pictures would be lost. Turn on “Draft” and save, or delete the entry.")',
  },
];

/**
 * Decap CMS offers no “Unpublish”, and refuses it: it would delete an entry with its pictures, and propose the entry
 * without them. A page leaves the site as a draft, or when it is deleted.
 */
export const withoutUnpublish = (): Plugin =>
  withParts("without-unpublish", unpublishing, "does Decap CMS still unpublish?");

/**
 * At Bitbucket the status of a draft is a comment on its pull request: the last one that is a status, whatever people say
 * below it. Decap takes the last comment of all, and no longer knows the draft once somebody has said something.
 */
export const statusAmongComments = (): Plugin =>
  withParts(
    "status-among-comments",
    [
      {
        file: "decap-cms-backend-bitbucket/dist/esm/API.js",
        part: /(comments\.values\.map\(\w+ => \w+\.content\.raw\))\[comments\.values\.length - 1\]/,
        instead: '$1.filter(raw => isCMSLabel(raw, this.cmsLabelPrefix)).pop() ?? ""',
      },
    ],
    "where does Decap CMS keep the status of a draft at Bitbucket?",
  );

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
      keyboardLists(path.resolve("src/admin/list-keyboard.tsx")),
      withoutUnpublish(),
      statusAmongComments(),
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
