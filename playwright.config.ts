import { availableParallelism } from "node:os";
import { defineConfig, type ReporterDescription } from "@playwright/test";
import { leadsFolder, testPort } from "./__tests__/support/public-host";
import { findTestBrowser } from "./scripts/lib/find-browser";
import { engineNames } from "./scripts/lib/other-engines";

/** For a person at work a list; for the runner its counts; where nobody watches, pages that are kept. */
const reporters: ReporterDescription[] = [["list"]];
if (process.env.PLAYWRIGHT_JSON_OUTPUT_FILE) reporters.push(["json"]);
if (process.env.CI) reporters.push(["html", { open: "never" }]);

export default defineConfig({
  // All tests in Chromium; the main journeys in the engines of other browsers.
  projects: [
    { name: "chromium", testDir: "__tests__/browser" },
    // Whole journeys, in windows that their drivers open anew.
    ...engineNames.map((name) => ({ name, testDir: "__tests__/journeys", timeout: 135_000 })),
  ],
  reporter: reporters,
  // No test needs another, so any may run beside any.
  fullyParallel: true,
  // One more than there are cores, since a test waits as often as its browser works; more than four wait for memory.
  workers: Math.min(4, availableParallelism() + 1),
  // A test that passes at its second try has a fault: none is tried twice.
  retries: 0,
  // Tests wait for states. These limits only end one that will never come, also on a busy machine.
  timeout: 45_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  outputDir: "test-results",
  use: {
    baseURL: `http://localhost:${testPort}`,
    browserName: "chromium",
    actionTimeout: 30_000,
    screenshot: process.env.CI ? "only-on-failure" : "off",
    launchOptions: {
      executablePath: findTestBrowser(),
      args: [
        "--no-sandbox",
        "--headless",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
        // A page that a test has altered counts as one of another network, and would be kept from this machine.
        "--disable-features=LocalNetworkAccessChecks",
      ],
    },
  },
  webServer: {
    command: "npm run serve",
    env: { PORT: String(testPort), BROTLI_QUALITY: "4", LEADS_FOLDER: leadsFolder },
    url: `http://localhost:${testPort}/`,
    timeout: 90_000,
    reuseExistingServer: false,
  },
});
