/** Reports changed code that the running site has read once, at its start, and does not read again. */
import path from "node:path";
import { watch } from "chokidar";
import { build } from "esbuild";
import { filesBelow } from "../../src/content/disk/files-below";

/** What Gatsby's own process runs; Gatsby itself reports changes of the first two. */
const startedOnce = ["gatsby-config.ts", "gatsby-node.ts"];

/** The script of the CMS, which is bundled once. */
const cms = ["src/cms/cms.ts"];

/** What webpack follows, so that open pages show a change at once. */
const pagesOf = (root: string): string[] => [
  ...["gatsby-browser.tsx", "gatsby-ssr.tsx"],
  ...["src/pages", "src/templates"].flatMap((folder) =>
    filesBelow(path.join(root, folder))
      .filter((file) => file.endsWith(".tsx"))
      .map((file) => path.join(folder, file)),
  ),
];

/** The files of the project that entry points import, directly or not. */
async function filesBehind(entryPoints: string[], root: string): Promise<Set<string>> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints,
    bundle: true,
    packages: "external",
    platform: "node",
    jsx: "automatic",
    loader: { ".woff2": "empty" },
    write: false,
    metafile: true,
    outdir: "unused",
    logLevel: "silent",
  });
  return new Set(Object.keys(metafile.inputs));
}

const again = "stop the site (Ctrl+C) and run npm start again";

/**
 * Watches the code until the process ends. Which files matter is read from the imports of the code as it is now.
 * @param report is given one sentence for each file, the first time that it changes
 * @param root the project's folder
 * @returns ends the watching
 * @throws if the code cannot be parsed
 */
export async function watchBuildCode(
  report: (sentence: string) => void,
  root = process.cwd(),
): Promise<() => Promise<void>> {
  const [node, admin, pages] = await Promise.all([
    filesBehind(startedOnce, root),
    filesBehind(cms, root),
    filesBehind(pagesOf(root), root),
  ]);
  const reported = new Set<string>();
  const sentenceFor = (file: string) => {
    if (node.has(file) && pages.has(file))
      return `${file} has changed. Pages show a part of it now; for what is made of it at the start (drawings, texts, typefaces, styles in the head, the check), ${again}.`;
    // The CMS also contains every page, for its preview, which is no reason to start again after each change of one.
    if (node.has(file) || (admin.has(file) && !pages.has(file)))
      return `${file} has changed. To see it take effect, ${again}.`;
    return undefined;
  };
  const watcher = watch("src", { cwd: root, ignoreInitial: true }).on("all", (_event, name) => {
    const file = name.split(path.sep).join("/");
    const sentence = reported.has(file) ? undefined : sentenceFor(file);
    if (sentence === undefined) return;
    reported.add(file);
    report(sentence);
  });
  return () => watcher.close();
}
