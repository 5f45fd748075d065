/** Waits for the requests of a page. */
import { expect, type Page, type Request } from "@playwright/test";

const underWay = new WeakMap<Page, Set<Request>>();

/** Tracks the requests of a page. The `page` fixture of browser tests calls it. */
export function trackRequests(page: Page): void {
  const requests = new Set<Request>();
  underWay.set(page, requests);
  page.on("request", (request) => requests.add(request));
  for (const event of ["requestfinished", "requestfailed"] as const)
    page.on(event as "requestfinished", (request) => requests.delete(request));
}

/** How many polls in a row must find no pending request, since the page can start one between two polls. */
const enough = 5;

/**
 * Waits until a page has no pending requests, including those that earlier responses start. Playwright's `networkidle`
 * resolves at once if the page has been idle before, for example during hydration.
 */
export async function quiet(page: Page): Promise<void> {
  let polls = 0;
  await expect
    .poll(
      async () => {
        // Waits for a task of the page; a message port is independent of a fake clock.
        await page.evaluate(
          () =>
            new Promise((resolve) => {
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = resolve;
              port2.postMessage("");
            }),
        );
        polls = underWay.get(page)?.size === 0 ? polls + 1 : 0;
        return polls;
      },
      { intervals: [60] },
    )
    .toBeGreaterThanOrEqual(enough);
}
