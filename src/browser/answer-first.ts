/**
 * Rendering the next page takes a while on a slow phone, so the browser first draws a frame that shows the pressed
 * link.
 */

declare global {
  interface Window {
    /** Gatsby's links and `navigate` call it. */
    ___navigate: (to: string, options?: unknown) => void;
  }
}

/** Longest wait for a frame, in milliseconds: a tab in the background draws none. */
const answerTimeoutMs = 100;

/** Resolves once the browser has drawn a frame. */
const drawn = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, answerTimeoutMs);
  });

/** Makes every navigation within the site wait for the next frame. Call it once, after Gatsby's router has started. */
export function answerFirst(): void {
  const navigate = window.___navigate;
  window.___navigate = (to, options) => void drawn().then(() => navigate(to, options));
}
