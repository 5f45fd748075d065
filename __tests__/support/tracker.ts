/** A tracker that records its events, in place of a real one. */
import type { Page } from "@playwright/test";

/** Sets it up on every page that is opened from now on. */
export const withTracker = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const events: unknown[] = [];
    Reflect.set(window, "events", events);
    window.gtag = (...words: unknown[]) => events.push(words);
  });

/** The events recorded on the open page, in order. */
export const events = (page: Page): Promise<unknown[]> =>
  page.evaluate(() => Reflect.get(window, "events") as unknown[]);
