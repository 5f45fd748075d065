/** What a call to action passes to the contact page. */

export interface ContactState {
  source?: string;
  topic?: string;
  message?: string;
}

/** A longer text is not one of ours. */
const longest = 2000;

/** Reads a navigation state of unknown origin; anything but texts of a sensible length is left out. */
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
