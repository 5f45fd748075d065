/** Installs Chromium on a machine that has none: Playwright's build, or else the system's package. */
import { spawnSync } from "node:child_process";
import path from "node:path";
import { chromium } from "@playwright/test";
import { installPackages, requireApt } from "./debian-packages";
import { findTestBrowser } from "./find-browser";

/** Runs a command of Playwright, which prints the size and the progress of a download. */
function playwright(command: string): void {
  const program = path.resolve("node_modules/.bin/playwright");
  const { status, stderr } = spawnSync(program, [command, "chromium"], {
    encoding: "utf8",
    stdio: ["ignore", "inherit", "pipe"],
  });
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

/** Installs Chromium. Throws an error with a sentence for each failed attempt. */
async function fetchBrowser(): Promise<void> {
  console.log("No Chromium or Chrome was found, so one is fetched for the tests: some 300 MB.");
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

/**
 * Installs a browser for the tests if none is found; to Debian's Chromium it adds the headless shell, with which tests
 * take less time.
 * @throws an error that says why no browser could be installed
 */
export async function readyBrowser(): Promise<void> {
  let found: string | undefined;
  try {
    found = findTestBrowser();
  } catch {
    return fetchBrowser();
  }
  try {
    if (path.basename(found ?? "") === "chromium") installPackages("chromium-headless-shell");
  } catch {
    // There is no such package or no right to install it: the tests run without it.
  }
}
