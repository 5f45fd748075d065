/** Makes uploaded pictures as small as a page needs them. */
import { Refusal } from "./failure";

/** The longest side of a picture, in pixels. */
export const longestSide = 2000;

/** The largest file of a picture, in bytes. */
export const largestFile = 400_000;

/** What is tried in turn: the share of the picture's size, and the quality, which counts for JPEG only. */
const attempts = [1, 0.85, 0.7, 0.55, 0.4].flatMap((scale) =>
  [0.86, 0.74, 0.62].map((quality) => ({ scale, quality })),
);

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
  const fit = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  if (fit === 1 && file.size <= largestFile) return file;
  const type = /\.png$/i.test(file.name) ? "image/png" : "image/jpeg";
  for (const { scale, quality } of attempts) {
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(bitmap.width * fit * scale);
    canvas.height = Math.round(bitmap.height * fit * scale);
    canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
    if (blob && blob.size <= largestFile) return new File([blob], file.name, { type });
  }
  throw new Refusal(
    `“${file.name}” is larger than ${largestFile / 1000} kB also when it is shrunk; use a .jpg picture`,
  );
}
