/** What a visitor has typed, kept across a reload of the tab. */

/**
 * A draft in session storage; if storage is refused, nothing is kept and nothing fails.
 * @param key the key of session storage
 */
export function draftStore(key: string) {
  return {
    read(): Record<string, string> {
      try {
        const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? "{}");
        if (typeof stored !== "object" || stored === null) return {};
        return Object.fromEntries(
          Object.entries(stored).filter(
            (entry): entry is [string, string] => typeof entry[1] === "string",
          ),
        );
      } catch {
        return {};
      }
    },
    write(values: Record<string, string>): void {
      try {
        sessionStorage.setItem(key, JSON.stringify(values));
      } catch {
        // Storage is refused: the draft lasts as long as the page.
      }
    },
    clear(): void {
      try {
        sessionStorage.removeItem(key);
      } catch {
        // Storage is refused: there is nothing to clear.
      }
    },
  };
}
