/**
 * The pictures of an entry that is saved without review. Decap takes them for unsaved as long as the entry is open: it sends
 * them again with each save, and leaves them on the site when they are deleted.
 */
import {
  ADD_DRAFT_ENTRY_MEDIA_FILE,
  ENTRY_PERSIST_SUCCESS,
} from "decap-cms-core/dist/esm/actions/entries";
import { store } from "decap-cms-core/dist/esm/redux";
import { picturesOfEntry } from "../decap";
import { sourceField } from "../files/formats";
import { isNamed } from "../guard/rules";

interface Fields {
  toJS(): Record<string, unknown>;
}

/** Notes those that were saved: the ones that the entry names. */
export function notePicturesSaved(): void {
  const fields = store.getState().entryDraft.getIn(["entry", "data"]) as Fields;
  const { [sourceField]: _opened, ...written } = fields.toJS();
  const raw = JSON.stringify(written);
  const saved = picturesOfEntry().filter((each) => each.draft && isNamed(each, [{ raw }]));
  if (saved.length === 0) return;
  for (const picture of saved)
    store.dispatch({ type: ADD_DRAFT_ENTRY_MEDIA_FILE, payload: { ...picture, draft: false } });
  // To Decap that is a change of the entry, which needs no save.
  store.dispatch({ type: ENTRY_PERSIST_SUCCESS, payload: {} });
}
