/** How long cached data counts as fresh, in milliseconds: five minutes. */
export const lifetime = 5 * 60 * 1000;

export interface Cache<Value> {
  /** The data read last, however old. */
  current: () => Value | undefined;
  /** Fresh data from the cache, else data read now; if that fails, the data read last. */
  read: () => Promise<Value>;
}

/**
 * Caches what was read. Simultaneous reads share one request, and a failure is not cached.
 * @param load reads the data
 * @returns the cache; its `read` fails only if nothing was ever read
 */
export function cacheOf<Value>(load: () => Promise<Value>): Cache<Value> {
  let kept: { value: Value; at: number } | undefined;
  let pending: Promise<Value> | undefined;
  const renew = async (): Promise<Value> => {
    try {
      const value = await load();
      kept = { value, at: Date.now() };
      return value;
    } catch (error) {
      if (kept) return kept.value;
      throw error;
    } finally {
      pending = undefined;
    }
  };
  return {
    current: () => kept?.value,
    read: () => {
      if (kept && Date.now() - kept.at < lifetime) return Promise.resolve(kept.value);
      return (pending ??= renew());
    },
  };
}
