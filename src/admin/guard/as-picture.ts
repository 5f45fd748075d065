/** Makes of a file that an editor chooses a picture that the site can show. */
import { isPictureName } from "../../content/read/content-files";
import { Refusal } from "./failure";

/** The quality of a JPEG that is made of another picture; it may be shrunk further when it is saved. */
const quality = 0.92;

/** Whether something shows through a picture. */
function isSeeThrough(canvas: HTMLCanvasElement): boolean {
  const { width, height } = canvas;
  const { data } = canvas.getContext("2d")?.getImageData(0, 0, width, height) ?? { data: [] };
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return true;
  return false;
}

function drawn(bitmap: ImageBitmap): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0);
  return canvas;
}

/**
 * Takes a file as a picture.
 * @param file such as a photo, or a .webp from the web
 * @returns the same file if it is a .jpg or .png, otherwise a .jpg of it, or a .png where something shows through
 * @throws a refusal if the browser cannot read it as a picture
 */
export async function asPicture(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new Refusal(
      `“${file.name}” cannot be read as a picture; the site shows photos and drawings that are saved as .jpg or .png`,
    );
  });
  try {
    // The CMS writes names in small letters.
    if (isPictureName(file.name.toLowerCase())) return file;
    const canvas = drawn(bitmap);
    const type = isSeeThrough(canvas) ? "image/png" : "image/jpeg";
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, quality));
    if (!blob) throw new Refusal(`“${file.name}” is too large; shrink it first`);
    const name = file.name.replace(/(\.\w+)?$/, type === "image/png" ? ".png" : ".jpg");
    return new File([blob], name, { type });
  } finally {
    bitmap.close();
  }
}
