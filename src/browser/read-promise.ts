/** The state of a promise that a component has read. */
type Read<Value> =
  | { state: "pending" }
  | { state: "fulfilled"; value: Value }
  | { state: "rejected"; reason: unknown };

const known = new WeakMap<Promise<unknown>, Read<unknown>>();

/**
 * Reads a promise while a component renders; the component suspends until the promise is settled. Pass the same
 * promise in each render.
 * @throws the promise while it is pending, as React's Suspense expects; the reason if it was rejected
 */
export function readPromise<Value>(promise: Promise<Value>): Value {
  const read = known.get(promise) as Read<Value> | undefined;
  if (read?.state === "fulfilled") return read.value;
  if (read?.state === "rejected") throw read.reason;
  if (!read) {
    known.set(promise, { state: "pending" });
    promise.then(
      (value) => known.set(promise, { state: "fulfilled", value }),
      (reason: unknown) => known.set(promise, { state: "rejected", reason }),
    );
  }
  throw promise as unknown;
}
