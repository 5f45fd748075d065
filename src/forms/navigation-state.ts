/** What a call to action hands to the contact page (spec §3, Navigation state to /contact). */

export interface ContactState {
  source?: string;
  topic?: string;
  message?: string;
}

/** Longer texts are no message of ours. */
const longest = 2000;

/**
 * Reads a navigation state of unknown origin.
 * @param state whatever the browser holds
 * @returns the three texts, as far as they are texts of a sensible length
 */
export function readContactState(state: unknown): ContactState {
  if (typeof state !== "object" || state === null) return {};
  const read = (name: string): string | undefined => {
    const value: unknown = (state as Record<string, unknown>)[name];
    return typeof value === "string" && value.trim() !== "" && value.length <= longest
      ? value
      : undefined;
  };
  return { source: read("source"), topic: read("topic"), message: read("message") };
}
