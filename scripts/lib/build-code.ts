/** Reports changes of code that `npm start` reads only when it starts. */
import path from "node:path";
import { watch } from "chokidar";

/** Folders of src/ whose code runs in pages and in the build. */
const shared = ["lib", "theme", "model", "charts", "formulas"];

/** Folders of src/ whose code runs only in the build, in the CMS or in the head of pages. */
const ofBuild = ["gatsby", "content", "cms", "artwork", "inline-scripts"];

const again = "stop the site (Ctrl+C) and run npm start again";

/**
 * Says what to do after a change.
 * @param file the path of the file, which starts with src/
 * @returns undefined for page code, which open pages show at once
 */
export function restartSentence(file: string): string | undefined {
  const [, folder = ""] = file.split("/");
  if (shared.includes(folder))
    return `${file} has changed. Pages show part of the change now. To update what was made at the start (drawings, texts, typefaces, styles in the head, the check), ${again}.`;
  if (ofBuild.includes(folder)) return `${file} has changed. To see it take effect, ${again}.`;
  return undefined;
}

/**
 * Watches the code until the process ends.
 * @param report gets one sentence for each file, at its first change
 */
export function watchBuildCode(report: (sentence: string) => void): void {
  const reported = new Set<string>();
  watch("src", { ignoreInitial: true }).on("all", (_event, name) => {
    const file = name.split(path.sep).join("/");
    const sentence = reported.has(file) ? undefined : restartSentence(file);
    if (sentence === undefined) return;
    reported.add(file);
    report(sentence);
  });
}
