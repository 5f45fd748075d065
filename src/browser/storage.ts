/** Local and session storage that never throw: a browser may refuse either, and anything may be stored there. */

function storageOf(area: "localStorage" | "sessionStorage") {
  /** The result of an action on the storage; undefined if the action fails. */
  const attempt = <Value>(act: (storage: Storage) => Value): Value | undefined => {
    try {
      return act(window[area]);
    } catch {
      return undefined;
    }
  };
  return {
    /** The text of a key; undefined if there is none or storage is refused. */
    read: (key: string): string | undefined =>
      attempt((storage) => storage.getItem(key)) ?? undefined,
    /** The JSON value of a key; undefined if there is none, it is not JSON, or storage is refused. */
    readJson: (key: string): unknown =>
      attempt((storage): unknown => JSON.parse(storage.getItem(key) ?? "null")) ?? undefined,
    /** Stores a text. Returns whether it was stored: storage may be refused or full. */
    write: (key: string, text: string): boolean =>
      attempt((storage) => {
        storage.setItem(key, text);
        return true;
      }) ?? false,
    remove: (key: string): void => attempt((storage) => storage.removeItem(key)),
  };
}

export const localStore = storageOf("localStorage");
export const sessionStore = storageOf("sessionStorage");
