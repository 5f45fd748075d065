/** What a screen reader says: the live regions of a page, as they change. `toMatchAriaSnapshot` reads the rest in order. */
import type { Page } from "@playwright/test";

declare global {
  interface Window {
    said: string[];
  }
}

/** Runs on the page. A text that is gone after the next frame is not spoken. */
function record(): void {
  window.said = [];
  const live = "[role=status],[role=alert],[aria-live]:not([aria-live=off])";
  new MutationObserver((records) => {
    const changed = records.flatMap(({ target, addedNodes }) => [
      target instanceof Element ? target : target.parentElement,
      ...[...addedNodes].filter((node) => node instanceof Element && node.matches(live)),
    ]);
    const regions = new Set(changed.map((node) => (node as Element | null)?.closest(live)));
    requestAnimationFrame(() =>
      setTimeout(() => {
        for (const region of regions)
          if (region?.isConnected && region.textContent) window.said.push(region.textContent);
      }),
    );
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/**
 * Listens to the live regions of a page from its start.
 * @returns a function that gives what was said since its last call
 */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(record);
  // What has just changed is recorded after the next frame.
  const nextFrame = () =>
    new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return async () => {
    await page.evaluate(nextFrame);
    return page.evaluate(() => window.said.splice(0));
  };
}
