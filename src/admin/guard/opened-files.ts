/** What files held when the editor opened them: nobody writes over what others have saved since. */
import { entryInSentence } from "../entries";
import type { Texts } from "./change";
import { ChangedMeanwhile } from "./together";
import { Refusal } from "./failure";

/** A file that is saved. */
export interface Opened {
  path: string;
  /** What it is to hold. */
  raw: string;
  /** What it held when it was opened; undefined for a new one. */
  opened: string | undefined;
  /** The address that the editor has chosen, if it is another. */
  requestedId?: string | undefined;
}

/** Why a file is not written that is not there by now, or was not when it was begun. */
function whyNot({ path, opened }: Opened, now: string | undefined): string {
  const name = entryInSentence(path, now ?? opened);
  return now === undefined
    ? `somebody has deleted ${name} since you opened it, or given it another address; copy what you want to keep, and look for it in the list`
    : `${name} has this address already; give this one another title`;
}

/** What was saved last of each file, by its path. */
const lastSaved = new Map<string, Opened>();

/**
 * What a file that is open holds by now: an entry stays open after it is saved.
 * @param opened what it held when it was opened
 */
export function heldSince(path: string | undefined, opened: string | undefined) {
  const saved = path === undefined ? undefined : lastSaved.get(path);
  return saved && saved.opened === opened ? saved.raw : opened;
}

/** Knows what one session of the CMS has written. */
export function openedFiles() {
  /**
   * What was written: an entry stays open after it is saved. Of a draft it is all, since a provider may give what was
   * there before the last save for some seconds. What was sent without an answer may have been written, too.
   */
  const written = new Map<string, string[]>();
  return {
    /** @throws a refusal if a file is not what the editor has opened, nor what was written since: ChangedMeanwhile if it is there */
    assertAsOpened(texts: Texts, file: Opened): void {
      const now = texts.get(file.path);
      const own = written.get(file.path);
      // A provider may not list for some seconds what was written just now.
      if (now === file.opened || (now === undefined ? own : own?.includes(now))) return;
      const { opened } = file;
      if (now === undefined || opened === undefined) throw new Refusal(whyNot(file, now));
      throw new ChangedMeanwhile({ ...file, opened }, now);
    },
    /** Notes what is about to be written. */
    attempt(files: readonly Opened[]): void {
      for (const { path, raw } of files) written.set(path, [...(written.get(path) ?? []), raw]);
    },
    /** Notes what was written. */
    remember(files: readonly Opened[], isDraft = false): void {
      for (const file of files) {
        const { path, raw } = file;
        written.set(path, [...((isDraft && written.get(path)) || []), raw]);
        lastSaved.set(path, file);
      }
    },
  };
}
