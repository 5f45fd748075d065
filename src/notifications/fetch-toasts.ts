type Part = typeof import("./Toasts");

let part: Promise<Part> | undefined;

/**
 * Fetches the component that shows notifications, once; forms call it as soon as they are used.
 * @throws an error if it cannot be fetched; the next call tries again
 */
export function fetchToasts(): Promise<Part> {
  part ??= import("./Toasts").catch((error: unknown) => {
    part = undefined;
    throw error;
  });
  return part;
}
