/** What is done with an entry when it is saved. */
import { tellLists, wrongField } from "../decap";
import { keepFocus } from "../focus";
import { draftStatus, forgetUnwrittenDraft, keepDraftStatus, lacksStatus } from "./draft-status";
import type { EditorProps } from "./editor-props";
import { notePicturesSaved } from "./saved-pictures";

/** Saves an entry. Its words are in the browser first, for one that is closed meanwhile. */
export async function saved(props: EditorProps): Promise<unknown> {
  const { entryDraft, collection, newEntry, slug, isEditorialWorkflow } = props;
  const name = String(collection.get("name"));
  await props.persistLocalBackup(entryDraft.get("entry"), collection).catch(() => undefined);
  const status = draftStatus(name, slug);
  const done = await props.persistEntry(collection).catch((error: unknown) => {
    keepFocus(wrongField());
    forgetUnwrittenDraft(name, slug);
    throw error;
  });
  // Decap looks for them under the address that a new entry has got by now.
  if (newEntry) await props.deleteLocalBackup(collection).catch(() => undefined);
  keepDraftStatus(name, slug, status);
  // Words that were taken up know nothing of the draft that they are of. What is saved stays so if it cannot be read.
  if (!newEntry && lacksStatus(name, slug))
    await props.loadEntry(collection, slug).catch(() => undefined);
  if (isEditorialWorkflow) return done;
  notePicturesSaved();
  if (!newEntry) tellLists();
  return done;
}
