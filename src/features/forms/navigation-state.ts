/** What a call to action passes to the contact page. */

export interface ContactState {
  source?: string;
  topic?: string;
  message?: string;
}

/** The greatest length of a text, in characters; a longer one does not come from the site. */
const longest = 2000;

/** Reads a navigation state of unknown origin; leaves out anything but texts of a sensible length. */
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
