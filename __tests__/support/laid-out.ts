import { expect, type Page } from "./browser-test";

/** Waits until nothing on a page is still to be laid out later. */
export const laidOut = (page: Page) =>
  expect(page.locator(".later:not([data-rendered])")).toHaveCount(0);
