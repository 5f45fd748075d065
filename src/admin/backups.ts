/** What an editor wrote and did not save: Decap CMS keeps it in the browser, and offers it when the entry is opened again. */
import { resume, writtenAs, type Written } from "./files/formats";
import { mergedText } from "./files/merged-text";
import { heldSince } from "./guard/opened-files";
import { standsIn } from "./memory-storage";
import type { Tabs } from "./tabs";

/** What Decap keeps of an entry: its file with the edits, and its path, which a new entry has not yet. */
interface Backup {
  raw: string;
  path?: string;
}

/** Where Decap keeps backups, under `backup.<collection>` and for an entry that is not new `.<slug>`. */
export interface BackupStorage {
  getItem: (key: string) => Promise<unknown>;
  setItem: (key: string, value: unknown) => Promise<unknown>;
  removeItem: (key: string) => Promise<void>;
  keys: () => Promise<string[]>;
  /** The kind of storage that the browser has for it. */
  driver: () => string;
}

/** A backup with what its text does not tell, and when it was kept, in milliseconds. */
type Kept = Backup & { written?: Written; at?: number };

const isBackupKey = (key: string): boolean => key.startsWith("backup.");

const isBackup = (value: unknown): value is Kept =>
  typeof value === "object" && value !== null && "raw" in value;

/** What a backup's text does not tell, with the file as it is since it was last saved. */
function writtenNow({ path, raw }: Backup): Written {
  const written = writtenAs(raw);
  const opened = heldSince(path, written.opened);
  return { ...written, ...(opened !== undefined && { opened }) };
}

/**
 * Brings words that were not saved together with what others have saved in the file since it was opened. Where both have
 * changed the same lines, the words stay as they are, and a save of them shows both.
 * @param now the file as it is
 */
function upToDate(kept: Kept, now: string | undefined): Kept {
  const before = kept.written?.opened;
  if (before === undefined || now === undefined || before === now) return kept;
  const raw = mergedText(before, kept.raw, now);
  return raw === undefined ? kept : { ...kept, raw, written: { ...kept.written, opened: now } };
}

/** Whether the browser has kept what was to be kept last. */
let isKeeping = false;

/** Whether words that are not saved are kept; not where the browser refuses storage, or has no room. */
export const areWordsKept = (): boolean => isKeeping;

/** What Decap calls local storage, which it takes where the browser has nothing better. */
const localDriver = "localStorageWrapper";

/** Between a key of Decap and the name of a tab. */
const ofTab = "@";

/**
 * Makes backups whole. Decap offers one as soon as it is read, and the entry that arrives later then replaces it; so
 * it is read only when its entry is in the editor. It keeps the file that was opened, so that a save changes only
 * what was edited and notices what others have changed, and the address that was chosen.
 *
 * Each tab keeps its own: words of one are neither written over nor thrown away by another that has the same entry, or
 * another new one. Those of a tab that is closed are offered to the next one that opens the entry, which keeps them
 * from then on; of several closed tabs the latest words first.
 * @param storage where Decap keeps them; three of its methods are replaced
 * @param opened gives the file of a path, "" for a new entry, once it is in the editor; undefined if it did not come
 */
export function keepBackups(
  storage: BackupStorage,
  opened: (path: string) => Promise<{ text?: string } | undefined>,
  { own, isOpen }: Tabs,
): void {
  const getItem = storage.getItem.bind(storage);
  const setItem = storage.setItem.bind(storage);
  const removeItem = storage.removeItem.bind(storage);
  const ownKey = (key: string) => (isBackupKey(key) && own ? `${key}${ofTab}${own}` : key);

  /** Finds the words that are offered: those of this tab, or the latest of a closed one. */
  async function found(key: string): Promise<{ place: string; value: Kept } | undefined> {
    const places = (await storage.keys()).filter(
      (each) => each === key || each.startsWith(`${key}${ofTab}`),
    );
    const all = await Promise.all(
      places.map(async (place) => {
        const value = await getItem(place);
        const isFree =
          place === ownKey(key) || !(await isOpen(place.slice(key.length + ofTab.length)));
        return isFree && isBackup(value) ? [{ place, value }] : [];
      }),
    );
    const latest = all.flat().sort((a, b) => (b.value.at ?? 0) - (a.value.at ?? 0));
    return latest.find(({ place }) => place === ownKey(key)) ?? latest[0];
  }

  const isLasting = !standsIn || storage.driver() !== localDriver;
  isKeeping = isLasting;
  storage.setItem = async (key, value) => {
    if (!isBackupKey(key) || !isBackup(value)) return setItem(key, value);
    const whole = { ...value, written: writtenNow(value), at: Date.now() };
    try {
      const done = await setItem(ownKey(key), whole);
      isKeeping = isLasting;
      return done;
    } catch (error) {
      isKeeping = false;
      throw error;
    }
  };
  storage.removeItem = (key) => removeItem(ownKey(key));
  storage.getItem = async (key) => {
    if (!isBackupKey(key)) return getItem(key);
    const words = await found(key);
    const entry = words && (await opened(words.value.path ?? ""));
    if (!entry) return null;
    if (words.place !== ownKey(key)) {
      await setItem(ownKey(key), words.value);
      await removeItem(words.place);
    }
    const kept = upToDate(words.value, entry.text);
    resume(kept.raw, kept.written ?? {});
    return kept;
  };
}
