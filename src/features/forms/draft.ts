/** Drafts: unsent input, kept for the tab and for a day after the tab is closed. */
import { localStore, sessionStore } from "../../browser/storage";
import { isRecord } from "../../lib/is-record";
import { wellFormed } from "../../lib/text";
import { draftLifetime } from "./draft-keys";

type Values = Record<string, string>;

const textsIn = (stored: unknown): Values =>
  isRecord(stored)
    ? Object.fromEntries(
        Object.entries(stored).flatMap(([name, value]) =>
          typeof value === "string" ? [[name, wellFormed(value)]] : [],
        ),
      )
    : {};

/** The values of a closed tab, unless they are older than a day. */
function valuesOfClosedTab(stored: unknown): Values {
  if (!isRecord(stored) || typeof stored.at !== "number") return {};
  const age = Date.now() - stored.at;
  return age >= 0 && age < draftLifetime ? textsIn(stored.values) : {};
}

/** A draft in the browser's storage; if storage is refused, nothing is kept and nothing fails. */
export function draftStore(key: string) {
  return {
    /**
     * Reads the draft; one that is older than a day is removed.
     * @returns the values by field, and whether they were typed in an earlier visit
     */
    read(): { values: Values; earlier: boolean } {
      const ofThisTab = sessionStore.readJson(key);
      if (ofThisTab !== undefined) return { values: textsIn(ofThisTab), earlier: false };
      const values = valuesOfClosedTab(localStore.readJson(key));
      const earlier = Object.values(values).some((text) => text.trim() !== "");
      if (!earlier) localStore.remove(key);
      return { values: earlier ? values : {}, earlier };
    },
    write(typed: Values): void {
      const values = textsIn(typed);
      sessionStore.write(key, JSON.stringify(values));
      localStore.write(key, JSON.stringify({ at: Date.now(), values }));
    },
    clear(): void {
      sessionStore.remove(key);
      localStore.remove(key);
    },
  };
}
