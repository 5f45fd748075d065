/**
 * Local storage where the browser refuses it or it is full. Decap CMS writes there as it starts, and would show nothing at
 * all. What is in this one, such as the login, is gone with the page. To be imported before Decap.
 */

class MemoryStorage implements Storage {
  readonly #items = new Map<string, string>();
  get length(): number {
    return this.#items.size;
  }
  clear(): void {
    this.#items.clear();
  }
  getItem(key: string): string | null {
    return this.#items.get(key) ?? null;
  }
  key(index: number): string | null {
    return [...this.#items.keys()][index] ?? null;
  }
  removeItem(key: string): void {
    this.#items.delete(key);
  }
  setItem(key: string, value: string): void {
    this.#items.set(key, value);
  }
}

/** Whether something can be written. A browser may refuse even to look. */
function isWritable(): boolean {
  const key = "cms-storage";
  try {
    localStorage.setItem(key, key);
    localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}

/** Whether it stands in for that of the browser. */
export const standsIn = !isWritable();

if (standsIn)
  Object.defineProperty(window, "localStorage", {
    value: new MemoryStorage(),
    configurable: true,
  });
