/**
 * `npm run same-bytes`: builds the site again, as another machine might, and fails if a byte of public/ differs. It
 * expects a build in public/ and its cache in .cache/, and leaves both valid.
 *
 * The second build reads all content, runs every query and writes every file again, in another time zone and with another
 * number of processes. It reuses the encoded pictures and webpack's output of the first build. To compare these too, run
 * `npm run clean` and build twice.
 */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { cpuCoreCount } from "gatsby-core-utils";
import { folderDifferences } from "./lib/folder-differences";

const root = path.resolve("public");

/** The environment of the second build, with the time zone that is furthest from UTC. */
const otherMachine = {
  TZ: "Pacific/Kiritimati",
  GATSBY_CPU_COUNT: cpuCoreCount() === 1 ? "3" : "1",
};

const run = (command: string, parameters: string[], env: Record<string, string> = {}): boolean =>
  spawnSync(command, parameters, { stdio: "inherit", env: { ...process.env, ...env } }).status ===
  0;

/**
 * Makes Gatsby do everything again but pictures and webpack, as it does when a plugin has changed. It detects that by a
 * hash in its state, which this code replaces. It also reverses the order in which pages are rendered.
 */
const forgetBuild = `
  const { store, saveState } = require("gatsby/dist/redux");
  const { html } = store.getState();
  html.trackedHtmlFiles = new Map([...html.trackedHtmlFiles].reverse());
  store.dispatch({ type: "UPDATE_PLUGINS_HASH", payload: "changed" });
  saveState();
`;

/** Removes everything but the pictures, which Gatsby expects to exist. */
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
