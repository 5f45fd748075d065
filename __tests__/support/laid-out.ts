import { expect, type Page } from "./browser-test";

/** Waits until all deferred sections of a page are shown. */
export const laidOut = (page: Page) =>
  expect(page.locator("html")).toHaveAttribute("data-whole", "");
