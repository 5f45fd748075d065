/**
 * What the fields of an entry are compared with, so that the editor knows of changes: what was saved last. Decap compares
 * them with what it read when the entry was opened, and those of a draft with the site, too: words that are taken back
 * after a save count as saved there, and can be saved no more.
 */
import { useRef } from "react";

/** The draft in the editor; its key is another one whenever the entry is read anew. */
interface EntryDraft {
  get(name: string): unknown;
}

/** What Decap notes when a field is changed. */
interface FieldChange {
  /** What Decap has read of the entry: its draft first, if there is one. */
  entries: unknown[];
}

/** What is in an entry's fields as it is saved. */
export function useSavedEntry() {
  const last = useRef<{ key: unknown; entry: unknown } | undefined>(undefined);
  return {
    /** Keeps what is saved. */
    keep(draft: EntryDraft): void {
      last.current = { key: draft.get("key"), entry: draft.get("entry") };
    },
    /** @returns the change, which is compared with what was saved last, else with what was opened */
    compared<Change extends FieldChange>(draft: EntryDraft, change: Change): Change {
      const { key, entry } = last.current ?? {};
      const isSame = last.current !== undefined && key === draft.get("key");
      return { ...change, entries: isSame ? [entry] : change.entries.slice(0, 1) };
    },
  };
}
