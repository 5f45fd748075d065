/** Retries failed fetches: after 1 s, 2 s, 4 s and so on, at most 30 s apart. */
import { reloadIfStale } from "./stale-tab";

/** Waits; less long if the connection comes back or the visitor presses something. */
const pause = (wait: number) =>
  new Promise<unknown>((resolve) => {
    setTimeout(resolve, wait);
    for (const type of ["online", "click"])
      window.addEventListener(type, resolve, { capture: true, once: true });
  });

/** Waits between attempts, in milliseconds. */
const firstWait = 1000;
const longestWait = 30_000;

/**
 * Calls `load` again after each failure; rejects with the last one.
 * @param limit how often to retry after the first failure: by default three times, and never on a server
 * @param beforeWait called after each failure that is retried
 */
export async function withRetries<Value>(
  load: () => Promise<Value>,
  limit = typeof window === "undefined" ? 0 : 3,
  beforeWait?: () => Promise<unknown>,
): Promise<Value> {
  for (let failures = 0, wait = firstWait; ; wait = Math.min(wait * 2, longestWait))
    try {
      return await load();
    } catch (error) {
      failures += 1;
      if (failures > limit) throw error;
      await beforeWait?.();
      await pause(wait);
    }
}

/**
 * Fetches a part of the page, and retries until it succeeds; never rejects. After each failure, reloads the tab if it
 * is older than the site.
 */
export const retryForever = <Value>(load: () => Promise<Value>): Promise<Value> =>
  withRetries(load, Infinity, reloadIfStale);
