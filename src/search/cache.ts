/** How long what was read counts as fresh, in milliseconds: five minutes (spec §9). */
export const lifetime = 5 * 60 * 1000;

export interface Cache<Value> {
  /** What was read last, however old. */
  current: () => Value | undefined;
  /** What is fresh, else what is read now; when that fails, what was read last. */
  read: () => Promise<Value>;
}

/**
 * Keeps what was read. Reads that meet are one read, and a failure is not kept.
 * @param load reads anew
 * @returns the cache; its `read` fails only while nothing was ever read
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
