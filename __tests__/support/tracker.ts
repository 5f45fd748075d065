/** A tracker that keeps what it is told, in the place of a real one. */
import type { Page } from "@playwright/test";

/** Sets it up on every page that is opened from now on. */
export const withTracker = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const events: unknown[] = [];
    Reflect.set(window, "events", events);
    window.gtag = (...words: unknown[]) => events.push(words);
  });

/** What it was told on the page that is open, in order. */
export const events = (page: Page): Promise<unknown[]> =>
  page.evaluate(() => Reflect.get(window, "events") as unknown[]);
