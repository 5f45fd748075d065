/**
 * `npm run browsers`: the main journeys of visitors in Firefox and in WebKit, the engine of Safari, on the build in
 * `public/`. An engine that this machine lacks is installed where apt can do that, and is else left out, which fails
 * where CI is set. What follows `--` goes to Playwright.
 */
import { spawnSync } from "node:child_process";
import path from "node:path";
import { installPackages } from "./lib/debian-packages";
import { engineNames, engines, findEngine, type EngineName } from "./lib/other-engines";

/** Installs an engine that is not there; where that fails, says that it is left out, why, and how to get it. */
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
const projects = ready.flatMap((name) => ["--project", name]);
const command = ["test", ...projects, ...process.argv.slice(2)];
const playwright = path.resolve("node_modules/.bin/playwright");
const passed =
  ready.length === 0 || spawnSync(playwright, command, { stdio: "inherit" }).status === 0;
process.exitCode = passed && (ready.length === engineNames.length || !process.env.CI) ? 0 : 1;
