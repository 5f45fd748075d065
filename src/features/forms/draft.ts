/** What a visitor has typed, kept across a reload of the tab. */
import { sessionStore } from "../../browser/storage";

/**
 * A draft in session storage; if storage is refused, nothing is kept and nothing fails.
 * @param key the key of session storage
 */
export function draftStore(key: string) {
  return {
    read(): Record<string, string> {
      const stored = sessionStore.readJson(key);
      if (typeof stored !== "object" || stored === null) return {};
      return Object.fromEntries(
        Object.entries(stored).filter(
          (entry): entry is [string, string] => typeof entry[1] === "string",
        ),
      );
    },
    write(values: Record<string, string>): void {
      sessionStore.write(key, JSON.stringify(values));
    },
    clear(): void {
      sessionStore.remove(key);
    },
  };
}
