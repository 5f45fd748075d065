/**
 * Rendering the next page takes a while on a slow phone. The browser first shows that its link is pressed, and the page
 * follows in a task of its own.
 */

declare global {
  interface Window {
    /** What Gatsby's links and `navigate` call. */
    ___navigate: (to: string, options?: unknown) => void;
  }
}

/** How long to wait for a frame, in milliseconds: a tab in the background draws none. */
const answerTimeoutMs = 100;

/** Waits until the browser has drawn a frame. */
const drawn = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, answerTimeoutMs);
  });

/** Makes every change of page on this site wait for the next frame. Called once, after Gatsby's router has started. */
export function answerFirst(): void {
  const navigate = window.___navigate;
  window.___navigate = (to, options) => void drawn().then(() => navigate(to, options));
}
