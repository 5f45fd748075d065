/** Reports changed code that the running site has read once, at its start, and does not read again. */
import path from "node:path";
import { watch } from "chokidar";

/** Folders of src/ that pages and the build share, as the build runs their code too. */
const shared = ["lib", "theme", "model", "charts", "formulas"];

/** Folders that only the build, the CMS and the head of pages are made of. */
const ofBuild = ["gatsby", "content", "cms", "artwork", "inline-scripts"];

const again = "stop the site (Ctrl+C) and run npm start again";

/**
 * Says what to do after a change.
 * @param file from src/ on
 * @returns undefined for page code, which open pages show at once
 */
export function restartSentence(file: string): string | undefined {
  const [, folder = ""] = file.split("/");
  if (shared.includes(folder))
    return `${file} has changed. Pages show a part of it now; for what is made of it at the start (drawings, texts, typefaces, styles in the head, the check), ${again}.`;
  if (ofBuild.includes(folder)) return `${file} has changed. To see it take effect, ${again}.`;
  return undefined;
}

/**
 * Watches the code until the process ends.
 * @param report is given one sentence for each file, the first time that it changes
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
