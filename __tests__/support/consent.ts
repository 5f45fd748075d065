/** The consent banner in browser tests. */
import type { Locator, Page } from "@playwright/test";
import { site } from "./words";

export const banner = (page: Page): Locator =>
  page.getByRole("region", { name: site().consent.title });

/** A button of the banner. */
export const answer = (page: Page, name: "accept" | "decline"): Locator =>
  banner(page).getByRole("button", { name: WORDS.consent[name], exact: true });

/** The button of the footer that opens the banner again. */
export const opener = (page: Page): Locator =>
  page.getByRole("button", { name: WORDS.consent.preferences, exact: true });
