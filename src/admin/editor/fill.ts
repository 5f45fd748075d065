/** Puts another text of the open entry into its fields. */
import {
  DRAFT_CREATE_FROM_LOCAL_BACKUP,
  DRAFT_LOCAL_BACKUP_RETRIEVED,
} from "decap-cms-core/dist/esm/actions/entries";
import { store } from "decap-cms-core/dist/esm/redux";
import { openFile } from "../decap";
import { ownerOf } from "../entries";
import { formatOf, resume, type Written } from "../files/formats";

interface EntryInStore {
  toJS(): Record<string, unknown>;
}

/**
 * Fills the fields, as words are taken up that were not saved: they are not saved by that, and the pictures stay.
 * @param path the file of the entry; nothing is done where another one is open
 * @param text what the fields shall show
 * @param written the file that the text is an edited form of, and the address that was chosen
 */
export function fill(path: string, text: string, written: Written): void {
  const kind = ownerOf(path)?.kind;
  if (kind === undefined || openFile() !== path) return;
  const entry = (store.getState().entryDraft.getIn(["entry"]) as EntryInStore).toJS();
  resume(text, written);
  const data = formatOf(kind, path.endsWith(".md"), "").fromFile(text);
  // In one task, or Decap asks whether to take them up.
  store.dispatch({ type: DRAFT_LOCAL_BACKUP_RETRIEVED, payload: { entry: { ...entry, data } } });
  store.dispatch({ type: DRAFT_CREATE_FROM_LOCAL_BACKUP });
}
