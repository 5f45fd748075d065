/** The Netlify backup of forms, if the owner has turned it on. */
import type { Page } from "@playwright/test";

/**
 * Makes the visitor look as slow as a person, since a form that is sent at once looks like spam to the backup. The
 * page's time jumps by a minute before each submit. Call it before the page is opened.
 */
export const asSlowAsAPerson = (page: Page) =>
  page.addInitScript(() => {
    const now = performance.now.bind(performance);
    let leapt = 0;
    performance.now = () => now() + leapt;
    // The capture phase runs before the form's own listener.
    addEventListener("submit", () => (leapt += 60_000), { capture: true });
  });

/** Makes the Netlify backup fail if the owner has one, so that a form fails when the webhook does. */
export const breakNetlifyBackup = (page: Page) =>
  page.route("**/thanks/", (route) =>
    route.request().method() === "POST"
      ? route.fulfill({ status: 404, body: "There is no such form." })
      : route.fallback(),
  );
