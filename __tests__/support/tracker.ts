/** A mock of gtag that records its calls. */
import { test, type Page } from "@playwright/test";
import { site } from "./words";

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

/** Skips the tests of a file if the owner has chosen another tool than Google Analytics. */
export const onlyWithGa4 = (): void =>
  test.skip((site().analytics?.tool ?? "ga4") !== "ga4", "The site does not use Google Analytics.");
