/** Control of a page's clock. */
import { expect, type Locator, type Page } from "@playwright/test";

const noon = Date.UTC(2025, 0, 15, 12);

/** Installs a fake clock, which runs until it is stopped. Call it before the page is opened. */
export const takeClock = (page: Page): Promise<void> => page.clock.install({ time: noon });

/** Stops the clock after running due timers. From then on only `page.clock.runFor` moves it. */
export const stopClock = (page: Page): Promise<void> => page.clock.pauseAt(noon + 3_600_000);

/**
 * Moves a stopped clock in small steps until an element is attached. On a slow machine that takes long but moves the
 * clock little, so that the page's own time limits do not expire.
 */
export const tickUntil = (page: Page, awaited: Locator): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(50);
    await expect(awaited).toBeAttached({ timeout: 200 });
  }).toPass({ intervals: [10] });
