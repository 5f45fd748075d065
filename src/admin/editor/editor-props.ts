/** What Decap gives to the editor of an entry, as far as it is used here. */
export type Work = (...given: unknown[]) => Promise<unknown>;

export interface EntryDraft {
  get: (name: string) => unknown;
  getIn: (path: readonly string[]) => unknown;
  delete: (name: string) => EntryDraft;
}

export interface EditorProps {
  persistEntry: Work;
  publishUnpublishedEntry: Work;
  deleteEntry: Work;
  deleteUnpublishedEntry: Work;
  /** Reads the entry, or the draft of it, into the fields. */
  loadEntry: Work;
  changeDraftField: (change: { entries: unknown[] }) => unknown;
  /** Keeps what is in the fields in the browser. */
  persistLocalBackup: Work;
  deleteLocalBackup: Work;
  logoutUser: () => unknown;
  /** Looks for the address at which the host shows an entry. */
  loadDeployPreview: (...given: unknown[]) => unknown;
  /** What Decap has read of the entry; undefined before it is read, and for a new one. */
  entry?: { get: (name: "error" | "isFetching") => unknown };
  /** What is in the fields, in Immutable's maps. */
  entryDraft: EntryDraft;
  collection: { get: (name: string) => unknown };
  newEntry: boolean;
  /** Whether saves are reviewed. */
  isEditorialWorkflow: boolean;
  slug?: string;
}
