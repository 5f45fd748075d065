/**
 * `npm run same-bytes`: builds the site once more, as another machine might, and fails unless public/ comes out
 * the same, byte for byte. It expects a build in public/ and its cache in .cache/, and leaves both valid.
 *
 * All content is read, every query run and every file written anew, in another time zone and with another
 * number of processes. Taken from the first build are the encoded pictures and what webpack has compiled: to
 * compare these too, run `npm run clean` and build twice.
 */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { cpuCoreCount } from "gatsby-core-utils";
import { folderDifferences } from "./folder-differences";

const root = path.resolve("public");

/** What differs from the first build. No time zone is further from the day of UTC than this. */
const otherMachine = {
  TZ: "Pacific/Kiritimati",
  GATSBY_CPU_COUNT: cpuCoreCount() === 1 ? "3" : "1",
};

const run = (command: string, parameters: string[], env: Record<string, string> = {}): boolean =>
  spawnSync(command, parameters, { stdio: "inherit", env: { ...process.env, ...env } }).status ===
  0;

/**
 * Gatsby does everything anew but pictures and webpack when a plugin has changed. It tells by a hash in its own
 * state, which is set to none that a plugin could have. Pages are rendered last first.
 */
const forgetBuild = `
  const { store, saveState } = require("gatsby/dist/redux");
  const { html } = store.getState();
  html.trackedHtmlFiles = new Map([...html.trackedHtmlFiles].reverse());
  store.dispatch({ type: "UPDATE_PLUGINS_HASH", payload: "changed" });
  saveState();
`;

/** Removes all but the pictures, which Gatsby takes to be there. */
function emptyBuild(): void {
  for (const name of readdirSync(root))
    if (name !== "static") rmSync(path.join(root, name), { recursive: true });
}

function sameBytes(): boolean {
  if (!existsSync(path.join(root, "index.html")) || !existsSync(".cache/redux")) {
    console.error("There is no build to compare with. Run `npm run build` first.");
    return false;
  }
  const first = mkdtempSync(path.join(tmpdir(), "first-build-"));
  try {
    cpSync(root, first, { recursive: true });
    emptyBuild();
    const built =
      run(process.execPath, ["--eval", forgetBuild]) && run("npm", ["run", "build"], otherMachine);
    const differences = built ? folderDifferences(first, root) : [];
    for (const difference of differences) console.error(difference);
    if (differences.length > 0) console.error(`\n${differences.length} files differ.`);
    if (built && differences.length === 0) {
      console.log("Both builds have the same bytes.");
      return true;
    }
    rmSync(root, { recursive: true });
    cpSync(first, root, { recursive: true });
    return false;
  } finally {
    rmSync(first, { recursive: true, force: true });
  }
}

process.exitCode = sameBytes() ? 0 : 1;
