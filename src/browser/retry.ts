/** Reads of the browser that may fail. */

/** How often a failed read is retried: never on a server. */
export const retries = typeof window === "undefined" ? 0 : 3;

const firstDelay = 1000;
const longestDelay = 30_000;

/**
 * How long to wait before the next attempt.
 * @param failures how often the read has failed so far, from 1
 * @returns milliseconds: one second, doubled with each failure, at most thirty seconds
 */
export const retryDelay = (failures: number): number =>
  Math.min(firstDelay * 2 ** (failures - 1), longestDelay);

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Reads, and retries after a failure.
 * @param read what may fail
 * @param times how often to retry after the first failure
 * @returns what was read
 * @throws the last failure
 */
export async function withRetries<Value>(
  read: () => Promise<Value>,
  times = retries,
): Promise<Value> {
  for (let failures = 1; ; failures += 1)
    try {
      return await read();
    } catch (error) {
      if (failures > times) throw error;
      await wait(retryDelay(failures));
    }
}
