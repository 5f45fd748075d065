/** Drafts: input that was typed and not sent, kept for the tab and for a day after the tab is closed. */
import { localStore, sessionStore } from "../../browser/storage";
import { draftLifetime } from "./draft-keys";

type Values = Record<string, string>;

const isRecord = (stored: unknown): stored is Record<string, unknown> =>
  typeof stored === "object" && stored !== null;

const textsIn = (stored: unknown): Values =>
  isRecord(stored)
    ? Object.fromEntries(
        Object.entries(stored).filter(
          (entry): entry is [string, string] => typeof entry[1] === "string",
        ),
      )
    : {};

/** The values that a closed tab has left, unless they are older than a day. */
function leftBehind(stored: unknown): Values {
  if (!isRecord(stored) || typeof stored.at !== "number") return {};
  const age = Date.now() - stored.at;
  return age >= 0 && age < draftLifetime ? textsIn(stored.values) : {};
}

/** A draft in the browser's storage; if storage is refused, nothing is kept and nothing fails. */
export function draftStore(key: string) {
  const clear = () => {
    sessionStore.remove(key);
    localStore.remove(key);
  };
  return {
    /**
     * Reads the draft; one that is older than a day is removed.
     * @returns the values by field, and whether they were typed in an earlier visit
     */
    read(): { values: Values; earlier: boolean } {
      const own = sessionStore.readJson(key);
      if (own !== undefined) return { values: textsIn(own), earlier: false };
      const values = leftBehind(localStore.readJson(key));
      const earlier = Object.values(values).some((text) => text.trim() !== "");
      if (!earlier) localStore.remove(key);
      return { values: earlier ? values : {}, earlier };
    },
    write(values: Values): void {
      sessionStore.write(key, JSON.stringify(values));
      localStore.write(key, JSON.stringify({ at: Date.now(), values }));
    },
    clear,
  };
}
