/**
 * Pictures that an entry no longer shows: a save takes them off the site, and the editor has them until the entry is closed,
 * so that one can be shown again.
 */
import { entryInSentence } from "../entries";
import type { Backend } from "./backend";
import { effectOfChange, type Texts } from "./change";
import { folderOf, isWholeFolder } from "./pages";
import { isNamed } from "./rules";

/** The name of a picture with that of its folder, as entries in other folders would name it. */
const fromOutside = (path: string): string => path.split("/").slice(-2).join("/");

/**
 * Finds the pictures in the folder of an entry that it has shown and no longer shows. Those that nobody has named, such as
 * one that is kept for later, are none of them.
 * @param texts all texts of content before the save
 * @param path the file of the entry
 * @param raw what it is to hold
 * @param there the paths of the pictures that there are in its folder
 * @returns their paths; none where the site might still need one
 */
export function droppedPictures(
  texts: Texts,
  path: string,
  raw: string,
  there: readonly string[],
): string[] {
  const before = texts.get(path);
  if (before === undefined || !isWholeFolder(path)) return [];
  const others = [...texts].flatMap(([each, text]) => (each === path ? [] : [text]));
  const dropped = there.filter(
    (picture) =>
      folderOf(picture) === folderOf(path) &&
      isNamed({ path: picture }, [{ raw: before }]) &&
      !isNamed({ path: picture }, [{ raw }]) &&
      !others.some((text) => text.includes(fromOutside(picture))),
  );
  if (dropped.length === 0) return [];
  // A name may be written in another way, such as with a backslash: the check reads it as the site does.
  const pictures = there.filter((picture) => !dropped.includes(picture));
  const { problems, unfinished } = effectOfChange(texts, {
    texts: new Map([[path, raw]]),
    pictures,
    picturesBefore: there,
  });
  const isMissed = (picture: string) =>
    [...problems, ...unfinished].some(({ message }) => message.includes(`${picture} is missing`));
  return dropped.some(isMissed) ? [] : dropped;
}

/** The pictures that were taken off the site since the page was loaded, by their paths. */
const taken = new Map<string, File>();

/** What a picture holds that a save has taken off the site; undefined for others. */
export const takenOff = (path: string): File | undefined => taken.get(path);

/**
 * Takes pictures off the site after their entry is saved. One that cannot be read, or not be deleted, stays there: nobody
 * sees it.
 * @param path the file of the entry
 * @param raw what it holds
 * @param pictures the paths of the pictures that it no longer shows
 */
export async function takeOff(
  { deleteFiles, getMediaFile }: Pick<Backend, "deleteFiles" | "getMediaFile">,
  { path, raw }: { path: string; raw: string },
  pictures: readonly string[],
): Promise<void> {
  for (const picture of pictures) taken.delete(picture);
  const read = pictures.map(async (picture): Promise<[string, File][]> => {
    const kept = await getMediaFile?.(picture).catch(() => undefined);
    return kept?.file ? [[picture, kept.file]] : [];
  });
  const files = (await Promise.all(read)).flat();
  if (files.length === 0) return;
  const message = `Delete pictures that ${entryInSentence(path, raw)} no longer shows`;
  await deleteFiles(
    files.map(([picture]) => picture),
    message,
  ).then(
    () => files.forEach(([picture, file]) => taken.set(picture, file)),
    () => undefined,
  );
}
