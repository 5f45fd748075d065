/** The state of a promise that a component has read. */
type PromiseState<Value> =
  | { state: "pending" }
  | { state: "fulfilled"; value: Value }
  | { state: "rejected"; reason: unknown };

const states = new WeakMap<Promise<unknown>, PromiseState<unknown>>();

/**
 * Reads a promise while a component renders; the component suspends until the promise is settled. Pass the same
 * promise in each render.
 * @throws the promise while it is pending, as React's Suspense expects; the reason if it was rejected
 */
export function readPromise<Value>(promise: Promise<Value>): Value {
  const known = states.get(promise) as PromiseState<Value> | undefined;
  if (known?.state === "fulfilled") return known.value;
  if (known?.state === "rejected") throw known.reason;
  if (!known) {
    states.set(promise, { state: "pending" });
    promise.then(
      (value) => states.set(promise, { state: "fulfilled", value }),
      (reason: unknown) => states.set(promise, { state: "rejected", reason }),
    );
  }
  throw promise as unknown;
}
