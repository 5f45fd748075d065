/** Does something once the browser is idle; soon, in a browser that does not say. */
export const whenIdle = (work: () => void): void => {
  if ("requestIdleCallback" in window) requestIdleCallback(work);
  else setTimeout(work);
};
