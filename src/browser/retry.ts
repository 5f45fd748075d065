/** Retries of what the browser fetches: 1 s, 2 s, 4 s and so on after each failure, at most 30 s apart. */
import { reloadIfStale } from "./stale-tab";

/** Waits between attempts, in milliseconds. */
const firstWait = 1000;
const longestWait = 30_000;

/**
 * Fetches, and retries after a failure; fails with the last failure.
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
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
}

/**
 * Fetches a part of the page, however long it takes; the promise never fails. After each failure, a tab that is
 * older than the site is reloaded.
 */
export const retryForever = <Value>(load: () => Promise<Value>): Promise<Value> =>
  withRetries(load, Infinity, reloadIfStale);
