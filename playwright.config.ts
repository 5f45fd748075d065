import { availableParallelism } from "node:os";
import { defineConfig, type ReporterDescription } from "@playwright/test";
import { leadsFolder, testPort } from "./__tests__/support/public-host";
import { engineNames } from "./scripts/lib/other-engines";

// The host of the built site compresses its files for each worker.
process.env.BROTLI_QUALITY ??= "4";

/** A list for people, JSON for `npm test` to count, and an HTML report to keep in CI. */
const reporters: ReporterDescription[] = [["list"]];
if (process.env.PLAYWRIGHT_JSON_OUTPUT_FILE) reporters.push(["json"]);
if (process.env.CI) reporters.push(["html", { open: "never" }]);

export default defineConfig({
  // All browser tests run in Chromium, the main journeys in Firefox and WebKit.
  projects: [
    ...engineNames.map((name) => ({
      name,
      testDir: "__tests__/journeys",
      outputDir: "test-results/journeys",
      // A journey visits several pages and starts a new window, so it may take longer.
      timeout: 135_000,
      // One worker for each engine, because the start of Firefox takes as long as a journey.
      workers: 1,
    })),
    { name: "chromium", testDir: "__tests__/browser", outputDir: "test-results/browser" },
  ],
  reporter: reporters,
  // Tests are independent, so any of them can run in parallel.
  fullyParallel: true,
  // One for each core: more would slow each test down and make the run no faster. More than four would be short of memory.
  workers: Math.min(4, availableParallelism()),
  // No retries, because a test that passes only at the second try has a fault.
  retries: 0,
  // Tests wait for states, so these limits only end a test that hangs, even on a busy machine.
  timeout: 45_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  use: {
    baseURL: `http://localhost:${testPort}`,
    browserName: "chromium",
    actionTimeout: 30_000,
    screenshot: process.env.CI ? "only-on-failure" : "off",
    launchOptions: {
      args: [
        "--no-sandbox",
        "--headless",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
        // Chromium treats a page that a test fulfils as remote, and would block its requests to localhost.
        "--disable-features=LocalNetworkAccessChecks",
      ],
    },
  },
  webServer: {
    command: "npm run serve",
    env: { PORT: String(testPort), LEADS_FOLDER: leadsFolder },
    url: `http://localhost:${testPort}/`,
    timeout: 90_000,
    reuseExistingServer: false,
  },
});
