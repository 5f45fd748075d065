import { defineConfig } from "@playwright/test";
import { hostRule, testPort } from "./__tests__/support/public-host";
import { findBrowser } from "./scripts/find-browser";

const port = testPort;

export default defineConfig({
  testDir: "__tests__/browser",
  projects: [
    // Each test visits one page and asks nothing of another: two at a time.
    { name: "pages", testMatch: "pages/**/*.spec.ts", fullyParallel: true, workers: 2 },
    // These share the receiver of the forms, and tell time.
    { name: "journeys", testIgnore: "pages/**", workers: 1, dependencies: ["pages"] },
  ],
  workers: 2,
  // Where nobody watches, a busy machine gets a second try.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  forbidOnly: true,
  outputDir: "test-results",
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: "chromium",
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        "--no-sandbox",
        "--headless",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
        hostRule,
      ],
    },
  },
  webServer: {
    command: "npm run serve",
    env: { PORT: String(port) },
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
  },
});
