/**
 * Calls back once the browser is idle, or soon in a browser without `requestIdleCallback`.
 * @param timeout the longest wait, in milliseconds
 */
export const whenIdle = (work: () => void, timeout?: number): void => {
  if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout });
  else setTimeout(work);
};

/** Whether the visitor has told the browser to save data. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
