/**
 * Does something once the browser is idle; soon, in a browser that does not say.
 * @param timeout the longest wait, in milliseconds
 */
export const whenIdle = (work: () => void, timeout?: number): void => {
  if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout });
  else setTimeout(work);
};
