/** Installs Chromium on a machine that has none: Playwright's build, or else the system's package. */
import { spawnSync } from "node:child_process";
import path from "node:path";
import { chromium } from "@playwright/test";
import { installPackages, requireApt } from "./debian-packages";
import { findTestBrowser } from "./find-browser";

function playwright(command: string): void {
  const program = path.resolve("node_modules/.bin/playwright");
  const { status, stderr } = spawnSync(program, [command, "chromium"], { encoding: "utf8" });
  if (status === 0) return;
  throw new Error(/^Error: (.*)/m.exec(stderr)?.[1] ?? `playwright ${command} failed.`);
}

/** Starts the browser as a test, since a downloaded one may lack a system library. */
async function startBrowser(): Promise<void> {
  const options = { executablePath: findTestBrowser(), args: ["--no-sandbox"] };
  await (await chromium.launch(options)).close();
}

/** Installs Playwright's Chromium with its headless shell, and the system libraries that they lack. */
async function fetchOwn(): Promise<void> {
  playwright("install");
  await startBrowser().catch(() => {
    requireApt();
    playwright("install-deps");
    return startBrowser();
  });
}

/** Installs Debian's Chromium with its headless shell. */
async function fetchPackages(): Promise<void> {
  installPackages("chromium", "chromium-headless-shell");
  await startBrowser();
}

/**
 * Installs Chromium, and prints a line about it.
 * @throws an error with a sentence for each failed attempt
 */
export async function fetchBrowser(): Promise<void> {
  console.log("No Chromium or Chrome was found, so one is fetched for the tests.");
  const failures: string[] = [];
  for (const [name, fetchIt] of [
    ["Playwright's own", fetchOwn],
    ["The system's package", fetchPackages],
  ] as const) {
    try {
      await fetchIt();
      return;
    } catch (error) {
      failures.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  throw new Error(
    `No Chromium or Chrome was found, and none could be fetched.\n${failures.join("\n")}\nInstall one or set CHROME_PATH.`,
  );
}
