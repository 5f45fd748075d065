import type { Page } from "@playwright/test";

declare global {
  interface Window {
    /** Gatsby's links call it. */
    ___navigate: (to: string) => void;
  }
}

/** Goes to a page as a link within the site does. */
export const followLink = (page: Page, to: string): Promise<void> =>
  page.evaluate((address) => window.___navigate(address), to);
