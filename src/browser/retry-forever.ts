import { reloadIfStale } from "./stale-tab";

/** Waits between attempts, in milliseconds. */
const firstWait = 1000;
const longestWait = 30_000;

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/**
 * Fetches a part of the page, however long it takes: after a failure it tries again in 1 s, 2 s, 4 s and so on
 * up to 30 s; a stale tab is reloaded.
 * @param load fetches the part
 * @param wait the first wait, in milliseconds
 */
export async function retryForever<Value>(
  load: () => Promise<Value>,
  wait = firstWait,
): Promise<Value> {
  try {
    return await load();
  } catch {
    await reloadIfStale();
    await pause(wait);
    return retryForever(load, Math.min(wait * 2, longestWait));
  }
}
