/** What the library of pictures does, with uploads that are pictures: other files are refused as soon as they are chosen. */
import { ADD_DRAFT_ENTRY_MEDIA_FILE } from "decap-cms-core/dist/esm/actions/entries";
import { loadMedia, persistMedia as upload } from "decap-cms-core/dist/esm/actions/mediaLibrary";
import { getBlobSHA } from "decap-cms-lib-util";
import { openFile, picturesOfEntry } from "./decap";
import { asPicture } from "./guard/as-picture";
import { editorAtScreen } from "./guard/dialogs";
import { reportingFailures } from "./guard/failure";
import { canBeNamed, pictureName } from "./text/picture-name";

export * from "decap-cms-core/dist/esm/actions/mediaLibrary";

const report = (sentences: string) =>
  editorAtScreen.reportFailure("This file was not uploaded", sentences);

/** Otherwise the same file could not be chosen once more. */
function emptyInputs(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>(".nc-fileUploadButton input"))
    input.value = "";
}

type Dispatch = (action: unknown) => Promise<unknown>;

/** Uploads a picture of the open entry, under a name that none of its pictures has: one that it shows is not written over. */
async function uploadToEntry(picture: File, options: object | undefined, dispatch: Dispatch) {
  const known = picturesOfEntry();
  const id = await getBlobSHA(picture);
  const same = known.find((each) => each.id === id);
  // The library selects the first of its pictures after an upload.
  if (same) return dispatch({ type: ADD_DRAFT_ENTRY_MEDIA_FILE, payload: same });
  const taken = known.map(({ name }) => name);
  const named = pictureName(picture, "image", taken);
  return dispatch(upload(new File([picture], named, { type: picture.type }), options));
}

/**
 * Uploads a picture to the library, where one of the same name is replaced once the editor agrees. Decap would delete it
 * first, which is refused for one that a page shows.
 */
async function uploadToLibrary(picture: File, options: object | undefined, dispatch: Dispatch) {
  const named = canBeNamed(picture)
    ? picture
    : new File([picture], pictureName(picture, "", []), { type: picture.type });
  let isReplaced = false;
  const withoutDeletion: Dispatch = (action) => {
    if (typeof action !== "function") return dispatch(action);
    isReplaced = true;
    return Promise.resolve();
  };
  const uploaded = await dispatch((_: Dispatch, state: () => unknown) =>
    upload(named, options)(withoutDeletion, state),
  );
  if (isReplaced) await dispatch(loadMedia());
  return uploaded;
}

/**
 * Uploads a picture.
 * @throws a refusal that the editor has seen, if the file is none
 */
export const persistMedia =
  (file: File, options?: object) =>
  async (dispatch: Dispatch): Promise<unknown> => {
    const picture = await reportingFailures("choose it", report, () => asPicture(file)).finally(
      emptyInputs,
    );
    const isOfEntry = openFile() !== undefined;
    return (isOfEntry ? uploadToEntry : uploadToLibrary)(picture, options, dispatch);
  };
