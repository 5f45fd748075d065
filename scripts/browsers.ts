/**
 * `npm run browsers`: the main journeys of visitors in Firefox and in WebKit, the engine of Safari, on the build in
 * `public/`. An engine that this machine lacks is installed where apt can do that; otherwise its journeys are skipped,
 * which fails in the workflow alone. What follows `--` goes to Playwright.
 */
import { spawnSync } from "node:child_process";
import path from "node:path";
import { installPackages } from "./lib/debian-packages";
import { engineNames, engines, findEngine, type EngineName } from "./lib/other-engines";

/** Installs an engine that is not there; where that fails, says why and how to get it. */
function isReady(name: EngineName): boolean {
  if (findEngine(name)) return true;
  const { packages } = engines[name];
  try {
    installPackages(...packages);
    return true;
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    console.error(`${name} is left out. ${reason} It comes with: ${packages.join(" ")}`);
    return false;
  }
}

const ready = engineNames.filter(isReady);
const projects = engineNames.flatMap((name) => ["--project", name]);
const command = ["test", ...projects, ...process.argv.slice(2)];
const { status } = spawnSync(path.resolve("node_modules/.bin/playwright"), command, {
  stdio: "inherit",
});
const isIncomplete = process.env.GITHUB_ACTIONS && ready.length < engineNames.length;
process.exitCode = isIncomplete ? 1 : (status ?? 1);
