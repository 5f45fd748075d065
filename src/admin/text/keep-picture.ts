/** Keeps a pasted picture with the entry in the editor, until the entry is saved. */
import { getBlobSHA } from "decap-cms-lib-util";
import { picturesOfEntry, type EntryPicture } from "../decap";
import { pictureName } from "./picture-name";

/** Decap's way of keeping a file; gives what it has told its store. */
export type PersistMedia = (
  file: File,
  options: { field: unknown },
) => Promise<{ payload?: Partial<EntryPicture> } | undefined>;

/**
 * Keeps a picture under a name that the entry does not have.
 * @param alt its description
 * @returns its name, which is the old one of a picture that the entry has; undefined if it cannot be kept
 */
export async function keepPicture(
  file: File,
  alt: string,
  field: unknown,
  persist: PersistMedia,
): Promise<string | undefined> {
  const known = picturesOfEntry();
  const id = await getBlobSHA(file);
  const same = known.find((picture) => picture.id === id);
  if (same) return same.name;
  const taken = known.map(({ name }) => name);
  const named = new File([file], pictureName(file, alt, taken), { type: file.type });
  const kept = await persist(named, { field });
  return kept?.payload?.name;
}
