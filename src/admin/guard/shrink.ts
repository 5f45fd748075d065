/** Makes uploaded pictures as small as a page needs them. */
import { Refusal } from "./failure";

/** The longest side of a picture, in pixels. */
export const longestSide = 2000;

/** The largest file of a picture, in bytes. */
export const largestFile = 400_000;

/** The shares of a picture's size that are tried in turn. */
const scales = [1, 0.85, 0.7, 0.55, 0.4];

/** What is tried at each size: a JPEG has a quality, a PNG has not. */
const qualities = { "image/jpeg": [0.86, 0.74, 0.62], "image/png": [undefined] } as const;

/** Draws a picture at a share of its size. */
export function drawn(bitmap: ImageBitmap, scale: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Finds the largest form of a picture that is small enough. */
async function smallEnough(bitmap: ImageBitmap, { name, size }: File): Promise<Blob | undefined> {
  const fit = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  if (fit === 1 && size <= largestFile) return undefined;
  const type = /\.png$/i.test(name) ? "image/png" : "image/jpeg";
  for (const scale of scales) {
    const canvas = drawn(bitmap, fit * scale);
    for (const quality of qualities[type]) {
      const blob = await new Promise<Blob | null>((resolve) =>
        canvas.toBlob(resolve, type, quality),
      );
      if (blob && blob.size <= largestFile) return blob;
    }
  }
  const instead = type === "image/png" ? "use a .jpg picture" : "use a simpler picture";
  throw new Refusal(
    `“${name}” is larger than ${largestFile / 1000} kB even when it is shrunk; ${instead}`,
  );
}

/**
 * Shrinks a picture.
 * @param file a .jpg or .png picture
 * @returns the same file where it is small enough, or a smaller one of the same name and kind
 * @throws an error if the file cannot be read as a picture
 */
export async function shrunk(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new Refusal(`“${file.name}” cannot be read as a picture`);
  });
  try {
    const blob = await smallEnough(bitmap, file);
    return blob ? new File([blob], file.name, { type: blob.type }) : file;
  } finally {
    bitmap.close();
  }
}
