/** What a page has asked for and has not yet. */
import { expect, type Page, type Request } from "@playwright/test";

const underWay = new WeakMap<Page, Set<Request>>();

/** Counts the requests of a page. The `page` of browser tests is counted already. */
export function countRequests(page: Page): void {
  const requests = new Set<Request>();
  underWay.set(page, requests);
  page.on("request", (request) => requests.add(request));
  for (const event of ["requestfinished", "requestfailed"] as const)
    page.on(event as "requestfinished", (request) => requests.delete(request));
}

/** How many looks in turn find nothing under way; between them the page has time to ask for more. */
const enough = 5;

/**
 * Waits until all that a page has asked for has come, and what that asks for in turn. Playwright's own
 * `networkidle` ends at once where a page has been idle ever before, such as while it was taken over.
 */
export async function quiet(page: Page): Promise<void> {
  let looks = 0;
  await expect
    .poll(
      async () => {
        // A task of the page, which no clock of a test holds back.
        await page.evaluate(
          () =>
            new Promise((resolve) => {
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = resolve;
              port2.postMessage("");
            }),
        );
        looks = underWay.get(page)?.size === 0 ? looks + 1 : 0;
        return looks;
      },
      { intervals: [60] },
    )
    .toBeGreaterThanOrEqual(enough);
}
