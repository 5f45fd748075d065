/** What the library of pictures does, with uploads that are pictures: other files are refused as soon as they are chosen. */
import { persistMedia as upload } from "decap-cms-core/dist/esm/actions/mediaLibrary";
import { picturesOfEntry } from "./decap";
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

/** A picture under a name that the CMS can write; one in another script than Latin has a name of our own. */
function writable(picture: File): File {
  if (canBeNamed(picture)) return picture;
  const taken = picturesOfEntry().map(({ name }) => name);
  return new File([picture], pictureName(picture, "", taken), { type: picture.type });
}

/**
 * Uploads a picture.
 * @throws a refusal that the editor has seen, if the file is none
 */
export const persistMedia =
  (file: File, options?: object) =>
  async (dispatch: (action: unknown) => Promise<unknown>): Promise<unknown> => {
    const picture = await reportingFailures("choose it", report, () => asPicture(file)).finally(
      emptyInputs,
    );
    return dispatch(upload(writable(picture), options));
  };
