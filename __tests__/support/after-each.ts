/** Undoes after each test what tests change: spies, timers, storage and the tracker. */
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  if (typeof window === "undefined") return;
  sessionStorage.clear();
  localStorage.clear();
  delete window.gtag;
  delete window.sendEvent;
});
