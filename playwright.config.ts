import { defineConfig } from "@playwright/test";
import { findBrowser } from "./scripts/find-browser";

const port = 9123;

export default defineConfig({
  testDir: "__tests__/browser",
  testMatch: "**/*.spec.ts",
  workers: 1,
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
