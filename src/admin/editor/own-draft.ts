import type { EditorProps, EntryDraft } from "./editor-props";

/**
 * What is in the fields of an entry. Decap draws the form of the next entry once with what was in that of the last one, whose
 * fields of the same name may hold what the form cannot show.
 * @returns what Decap gives, or the same without an entry where it is of another
 */
export function ownDraft({ entryDraft, collection, slug }: EditorProps): EntryDraft {
  const [ofCollection, ofSlug] = ["collection", "slug"].map((name) =>
    entryDraft.getIn(["entry", name]),
  );
  // A new entry has no slug before it is saved, and its address none as long.
  const isOther =
    (ofCollection !== undefined && ofCollection !== collection.get("name")) ||
    (Boolean(ofSlug) && slug !== undefined && ofSlug !== slug);
  return isOther ? entryDraft.delete("entry") : entryDraft;
}
