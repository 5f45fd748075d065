/** How long cached data counts as fresh, in milliseconds: five minutes. */
export const lifetime = 5 * 60 * 1000;

export interface Cache<Value> {
  /** The data read last, however old. */
  current: () => Value | undefined;
  /** Fresh data from the cache, else data read now; if that fails, the data read last. */
  read: () => Promise<Value>;
}

/** Caches what was read. Simultaneous reads share one request, and a failure is not cached. */
export function createCache<Value>(load: () => Promise<Value>): Cache<Value> {
  let cached: { value: Value; at: number } | undefined;
  let pending: Promise<Value> | undefined;
  const refresh = async (): Promise<Value> => {
    try {
      const value = await load();
      cached = { value, at: Date.now() };
      return value;
    } catch (error) {
      if (cached) return cached.value;
      throw error;
    } finally {
      pending = undefined;
    }
  };
  return {
    current: () => cached?.value,
    read: () => {
      if (cached && Date.now() - cached.at < lifetime) return Promise.resolve(cached.value);
      return (pending ??= refresh());
    },
  };
}
