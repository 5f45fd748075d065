/** Tells when code has changed that the running site has read once and does not read again. */
import path from "node:path";
import { watch } from "chokidar";

/** The folders of such code; Gatsby itself tells of `gatsby-config.ts` and `gatsby-node.ts`. */
const folders = ["src/model", "src/content", "src/gatsby"];

/**
 * Watches the code until the process ends.
 * @param tell is given one sentence for each changed file
 * @param root the project's folder
 * @returns ends the watching
 */
export function watchBuildCode(
  tell: (sentence: string) => void,
  root = process.cwd(),
): () => Promise<void> {
  const watcher = watch(folders, { cwd: root, ignoreInitial: true }).on("all", (_event, file) => {
    const name = file.split(path.sep).join("/");
    if (!/\.[cm]?[jt]sx?$/.test(name)) return;
    tell(
      `${name} has changed. To see it take effect, stop the site (Ctrl+C) and run npm start again.`,
    );
  });
  return () => watcher.close();
}
