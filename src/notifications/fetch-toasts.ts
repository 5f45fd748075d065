type ToastsModule = typeof import("./Toasts");

let pending: Promise<ToastsModule> | undefined;

/**
 * Fetches the component that shows notifications, once; forms call it as soon as they are used.
 * @throws an error if it cannot be fetched; the next call tries again
 */
export function fetchToasts(): Promise<ToastsModule> {
  pending ??= import("./Toasts").catch((error: unknown) => {
    pending = undefined;
    throw error;
  });
  return pending;
}
