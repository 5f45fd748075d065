import { expect, type Page } from "@playwright/test";
import { wholeAttribute } from "../../src/lib/deferred-attributes";

/** Waits until the page has shown all its deferred sections. */
export const allSectionsShown = (page: Page): Promise<void> =>
  expect(page.locator("html")).toHaveAttribute(wholeAttribute, "");

/** Shows all deferred sections of the page at once. */
export const showAllSections = (page: Page): Promise<void> =>
  page.evaluate((whole) => document.documentElement.setAttribute(whole, ""), wholeAttribute);
