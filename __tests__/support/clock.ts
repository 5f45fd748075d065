/** The time of a page, in the hands of the test. */
import { expect, type Locator, type Page } from "@playwright/test";

const noon = Date.UTC(2025, 0, 15, 12);

/** Gives the page a clock of the test's, which runs until it is stopped. Call it before the page is opened. */
export const takeClock = (page: Page): Promise<void> => page.clock.install({ time: noon });

/** Stops the clock: from now on time goes by only with `page.clock.runFor`. What was due has happened. */
export const stopClock = (page: Page): Promise<void> => page.clock.pauseAt(noon + 3_600_000);

/**
 * Lets little of a stopped time go by until something has come, however long that takes on a slow machine: what is given
 * up on after some seconds is not.
 */
export const tickUntil = (page: Page, awaited: Locator): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(50);
    await expect(awaited).toBeAttached({ timeout: 200 });
  }).toPass();

/** Puts the limits of requests behind the page's clock, which leaves them out. Call it after `takeClock`. */
export const takeTimeouts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    AbortSignal.timeout = (milliseconds) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException("", "TimeoutError")), milliseconds);
      return controller.signal;
    };
  });
