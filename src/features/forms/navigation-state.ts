/** The values that a call to action passes to the contact page. */
import { isRecord } from "../../lib/is-record";

export interface ContactState {
  source?: string;
  topic?: string;
  message?: string;
}

/** The maximum length of a text, in characters; a longer one does not come from the site. */
const maxLength = 2000;

/** Reads a navigation state of unknown origin; leaves out anything but texts of a sensible length. */
export function readContactState(state: unknown): ContactState {
  if (!isRecord(state)) return {};
  const read = (name: string): string | undefined => {
    const value = state[name];
    return typeof value === "string" && value.trim() !== "" && value.length <= maxLength
      ? value
      : undefined;
  };
  return { source: read("source"), topic: read("topic"), message: read("message") };
}
