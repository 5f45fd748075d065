/** A copy of the project, which a test changes, builds and opens in a browser. */
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import path from "node:path";
import { chromium, type Browser } from "@playwright/test";
import { findTestBrowser } from "../../scripts/lib/find-browser";
import { copyProject } from "../../scripts/lib/project-copy";
import { serveSite } from "../../scripts/lib/static-host";

/** Copies the project until the tests of the file have run. */
export function projectToBuild() {
  const folder = copyProject();
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Runs a script of Node in the copy, with variables of the environment. */
  const run = (words: string[], variables: Record<string, string> = { LOCAL_BUILD: "true" }) =>
    spawnSync(process.execPath, words, {
      cwd: folder,
      encoding: "utf8",
      maxBuffer: Infinity,
      env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", ...variables },
    });

  return {
    folder,
    run,
    /** Builds the copy, which must succeed. */
    build(variables?: Record<string, string>): void {
      const { status, stdout, stderr } = run(["scripts/build.mjs"], variables);
      expect(status === 0 ? "" : stdout + stderr).toBe("");
    },
    /** Serves the build, and opens a browser. */
    async inBrowser(
      visit: (browser: Browser, address: string) => Promise<void>,
      args: string[] = [],
    ) {
      const { address, server } = await serveSite(0, path.join(folder, "public"));
      const browser = await chromium.launch({
        executablePath: findTestBrowser(),
        args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", ...args],
      });
      try {
        await visit(browser, address);
      } finally {
        await browser.close();
        server.closeAllConnections();
        server.close();
      }
    },
  };
}
