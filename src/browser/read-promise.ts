/** A promise with the fields that React itself adds to one that a component has read. */
type ReadPromise<Value> = Promise<Value> & {
  status?: "fulfilled" | "rejected";
  value?: Value;
  reason?: unknown;
};

/**
 * Reads a promise while a component renders; the component suspends until the promise is settled. Pass the same
 * promise in each render.
 * @throws the promise while it is pending, as React's Suspense expects; the reason if it was rejected
 */
export function readPromise<Value>(promise: ReadPromise<Value>): Value {
  if (promise.status === "fulfilled") return promise.value as Value;
  if (promise.status === "rejected") throw promise.reason;
  promise.then(
    (value) => void Object.assign(promise, { status: "fulfilled", value }),
    (reason: unknown) => void Object.assign(promise, { status: "rejected", reason }),
  );
  throw promise as unknown;
}
