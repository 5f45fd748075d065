/** What an editor wrote and did not save: Decap CMS keeps it in the browser, and offers it when the entry is opened again. */
import { resume, writtenAs, type Written } from "./files/formats";
import { mergedText } from "./files/merged-text";
import { heldSince } from "./guard/opened-files";

/** What Decap keeps of an entry: its file with the edits, and its path, which a new entry has not yet. */
interface Backup {
  raw: string;
  path?: string;
}

/** Where Decap keeps backups, under `backup.<collection>` and for an entry that is not new `.<slug>`. */
export interface BackupStorage {
  getItem: (key: string) => Promise<unknown>;
  setItem: (key: string, value: unknown) => Promise<unknown>;
}

/** A backup with what its text does not tell. */
type Kept = Backup & { written?: Written };

const isBackup = (key: string, value: unknown): value is Kept =>
  key.startsWith("backup.") && typeof value === "object" && value !== null && "raw" in value;

/** What a backup's text does not tell, with the file as it is since it was last saved. */
function writtenNow({ path, raw }: Backup): Written {
  const written = writtenAs(raw);
  const opened = heldSince(path, written.opened);
  return { ...written, ...(opened !== undefined && { opened }) };
}

/**
 * Brings words that were not saved together with what others have saved in the file since it was opened. Where both have
 * changed the same lines, the words stay as they are, and a save of them is refused.
 * @param now the file as it is
 */
function upToDate(kept: Kept, now: string | undefined): Kept {
  const before = kept.written?.opened;
  if (before === undefined || now === undefined || before === now) return kept;
  const raw = mergedText(before, kept.raw, now);
  return raw === undefined ? kept : { ...kept, raw, written: { ...kept.written, opened: now } };
}

/**
 * Makes backups whole. Decap offers one as soon as it is read, and the entry that arrives later then replaces it; so
 * it is read only when its entry is in the editor. It keeps the file that was opened, so that a save changes only
 * what was edited and notices what others have changed, and the address that was chosen.
 * @param storage where Decap keeps them; two of its methods are replaced
 * @param opened gives the file of a path, "" for a new entry, once it is in the editor; undefined if it did not come
 */
export function keepBackups(
  storage: BackupStorage,
  opened: (path: string) => Promise<{ text?: string } | undefined>,
): void {
  const { getItem, setItem } = storage;
  storage.setItem = (key, value) =>
    setItem.call(
      storage,
      key,
      isBackup(key, value) ? { ...value, written: writtenNow(value) } : value,
    );
  storage.getItem = async (key) => {
    const value = await getItem.call(storage, key);
    if (!isBackup(key, value)) return value;
    const entry = await opened(value.path ?? "");
    if (!entry) return null;
    const kept = upToDate(value, entry.text);
    resume(kept.raw, kept.written ?? {});
    return kept;
  };
}
