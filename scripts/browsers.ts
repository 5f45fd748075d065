/**
 * `npm run browsers`: runs the journeys in Firefox and WebKit, the engine of Safari, on the build in `public/`. It
 * installs a missing engine if apt can; otherwise it skips the journeys of that engine, and fails only in the GitHub
 * workflow. Arguments after `--` go to Playwright.
 */
import { spawnSync } from "node:child_process";
import path from "node:path";
import { installPackages } from "./lib/debian-packages";
import { engineNames, engines, findEngine, type EngineName } from "./lib/other-engines";

/** Installs a missing engine. If that fails, prints the reason and the packages. */
function isReady(name: EngineName): boolean {
  if (findEngine(name)) return true;
  const { packages } = engines[name];
  try {
    installPackages(...packages);
    return true;
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    console.error(`Skipping ${name}. ${reason} Its packages: ${packages.join(" ")}`);
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
