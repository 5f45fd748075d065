/** The `test` of browser tests. Each worker has its own receiver of forms, so that tests can run in parallel. */
import { test as base } from "@playwright/test";
import { awayFromPointer } from "../../scripts/lib/away-from-pointer";
import { findTestBrowser } from "../../scripts/lib/find-browser";
import { hostRules } from "./public-host";
import { trackRequests } from "./network-idle";
import { asSlowAsAPerson } from "./netlify-backup";
import { startReceiver, type Receiver, type RunningReceiver } from "./receiver";
import { site } from "./words";

export const test = base.extend<{ receiver: Receiver }, { webhook: RunningReceiver }>({
  webhook: [
    async ({ browserName: _browserName }, provide) => {
      const running = await startReceiver();
      await provide(running);
      await running.close();
    },
    { scope: "worker" },
  ],
  launchOptions: [
    ({ launchOptions, webhook }, provide) =>
      provide({
        ...launchOptions,
        // Not in playwright.config.ts, since it throws without a Chromium, which the journeys do not need.
        executablePath: findTestBrowser(),
        args: [...(launchOptions.args ?? []), hostRules(webhook.port)],
      }),
    { scope: "worker" },
  ],
  page: async ({ page }, provide) => {
    trackRequests(page);
    await awayFromPointer(page);
    if (site().forms.backup === "netlify") await asSlowAsAPerson(page);
    await provide(page);
    // Requests that are still in progress when a test ends must not fail it.
    for (const tab of page.context().pages()) await tab.unrouteAll({ behavior: "ignoreErrors" });
  },
  /** The webhook to which the site's forms post. */
  receiver: async ({ webhook }, provide) => {
    webhook.reset();
    await provide(webhook);
  },
});

export { expect, type Locator, type Page } from "@playwright/test";
