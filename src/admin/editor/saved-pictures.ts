/**
 * The pictures of an entry that is saved without review. Decap takes them for unsaved as long as the entry is open: it sends
 * them again with each save, and leaves them on the site when they are deleted. And it takes those for saved that the save
 * has taken off the site: one that the editor shows again is to be sent again.
 */
import {
  ADD_DRAFT_ENTRY_MEDIA_FILE,
  ENTRY_PERSIST_SUCCESS,
} from "decap-cms-core/dist/esm/actions/entries";
import { store } from "decap-cms-core/dist/esm/redux";
import { picturesOfEntry, type EntryPicture } from "../decap";
import { sourceField } from "../files/formats";
import { takenOff } from "../guard/dropped-pictures";
import { isNamed } from "../guard/rules";

interface Fields {
  toJS(): Record<string, unknown>;
}

/** A picture that is off the site, as Decap has those that are not saved yet; undefined for others. */
function unsaved(picture: EntryPicture) {
  const file = takenOff(picture.path);
  if (!file) return undefined;
  const url = URL.createObjectURL(file);
  return { ...picture, file, url, displayURL: url, draft: true };
}

/** Notes those that were saved, which are the ones that the entry names, and those that are off the site since. */
export function notePicturesSaved(): void {
  const fields = store.getState().entryDraft.getIn(["entry", "data"]) as Fields;
  const { [sourceField]: _opened, ...written } = fields.toJS();
  const raw = JSON.stringify(written);
  const changed = picturesOfEntry().flatMap((picture) => {
    const isShown = isNamed(picture, [{ raw }]);
    if (picture.draft) return isShown ? [{ ...picture, draft: false }] : [];
    return isShown ? [] : (unsaved(picture) ?? []);
  });
  if (changed.length === 0) return;
  for (const payload of changed) store.dispatch({ type: ADD_DRAFT_ENTRY_MEDIA_FILE, payload });
  // To Decap that is a change of the entry, which needs no save.
  store.dispatch({ type: ENTRY_PERSIST_SUCCESS, payload: {} });
}
