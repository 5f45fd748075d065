/** A mock of gtag that records its calls. */
import type { Page } from "@playwright/test";

/** Installs the mock on all pages opened later. */
export const withTracker = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const events: unknown[] = [];
    Reflect.set(window, "events", events);
    window.gtag = (...words: unknown[]) => events.push(words);
  });

/** The events recorded on the open page, in order. */
export const events = (page: Page): Promise<unknown[]> =>
  page.evaluate(() => Reflect.get(window, "events") as unknown[]);
