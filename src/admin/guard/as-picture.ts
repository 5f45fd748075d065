/** Makes of a file that an editor chooses, pastes or drops a picture that the site can show. */
import { isPictureName } from "../../content/read/content-files";
import { isAnimated } from "./animated";
import { Refusal } from "./failure";
import { isTurned } from "./turned";
import { drawn, largestFile, longestSide } from "./shrink";

/** The quality of a JPEG that is made of another picture; it may be shrunk further when it is saved. */
const quality = 0.86;

/** Whether something shows through a picture. */
function isSeeThrough(canvas: HTMLCanvasElement): boolean {
  const { width, height } = canvas;
  const { data } = canvas.getContext("2d")?.getImageData(0, 0, width, height) ?? { data: [] };
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return true;
  return false;
}

/** Whether a picture is kept as it is: photos as large .png files would be larger than what may be saved. */
async function isKept(file: File): Promise<boolean> {
  // The CMS writes names in small letters.
  const written = file.name.toLowerCase();
  const isLarge = written.endsWith(".png") && file.size > largestFile;
  return isPictureName(written) && !isLarge && !(await isTurned(file));
}

/**
 * Takes a file as a picture.
 * @param file such as a photo, or a .webp from the web
 * @returns the same file if the site can show it as it is kept, otherwise a .jpg of it, or a .png where something shows through
 * @throws a refusal if the browser cannot read it as a picture, or if it moves
 */
export async function asPicture(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new Refusal(
      `“${file.name}” cannot be read as a picture; the site shows photos and drawings that are saved as .jpg or .png`,
    );
  });
  try {
    if (await isAnimated(file))
      throw new Refusal(
        `“${file.name}” moves, and the site shows pictures that stand still; save one of its moments as .jpg or .png`,
      );
    if (await isKept(file)) return file;
    const fit = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
    const canvas = drawn(bitmap, fit);
    const type = isSeeThrough(canvas) ? "image/png" : "image/jpeg";
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, quality));
    if (!blob) throw new Refusal(`“${file.name}” is too large; shrink it first`);
    const name = file.name.replace(/(\.\w+)?$/, type === "image/png" ? ".png" : ".jpg");
    return new File([blob], name, { type });
  } finally {
    bitmap.close();
  }
}
