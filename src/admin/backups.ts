/** What an editor wrote and did not save: Decap CMS keeps it in the browser, and offers it when the entry is opened again. */
import { resume, writtenAs, type Written } from "./files/formats";

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

/**
 * Makes backups whole. Decap offers one as soon as it is read, and the entry that arrives later then replaces it; so
 * it is read only when its entry is in the editor. It keeps the file that was opened, so that a save changes only
 * what was edited and notices what others have changed, and the address that was chosen.
 * @param storage where Decap keeps them; two of its methods are replaced
 * @param opened true when the entry of a path, "" for a new one, is in the editor; false if it did not come
 */
export function keepBackups(
  storage: BackupStorage,
  opened: (path: string) => Promise<boolean>,
): void {
  const { getItem, setItem } = storage;
  storage.setItem = (key, value) =>
    setItem.call(
      storage,
      key,
      isBackup(key, value) ? { ...value, written: writtenAs(value.raw) } : value,
    );
  storage.getItem = async (key) => {
    const value = await getItem.call(storage, key);
    if (!isBackup(key, value)) return value;
    if (!(await opened(value.path ?? ""))) return null;
    resume(value.raw, value.written ?? {});
    return value;
  };
}
