import type { Page } from "@playwright/test";

/** Waits until the page has been drawn a few times: whatever follows a scroll at once has happened then. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
  });
