/** Makes the file of a pasted or dropped picture, as an entry keeps it. */

/** The largest picture, in bytes, that is kept as it is unless it is a .jpg. */
const largestPng = 400_000;

/** The longest side of a picture that is drawn anew, in pixels. */
const longestSide = 2000;

const longestName = 40;

/** A name of Latin letters, digits and hyphens. */
const plainName = (words: string): string =>
  words
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, longestName + 1)
    .replace(words.length > longestName ? /-[a-z0-9]*$/ : /-$/, "")
    .replace(/^-+|-+$/g, "");

/**
 * Names a picture: as its file is named, or after its description where the browser gave the name.
 * @param taken the names of the pictures that the entry has
 */
export function pictureName(file: File, alt: string, taken: readonly string[]): string {
  const given = file.name.replace(/\.\w+$/, "");
  const name = plainName(given === "image" ? alt : given) || "picture";
  const ending = file.type === "image/png" ? "png" : "jpg";
  const names = new Set(taken.map((each) => each.toLowerCase()));
  for (let number = 1; ; number += 1) {
    const candidate = `${name}${number === 1 ? "" : `-${number}`}.${ending}`;
    if (!names.has(candidate)) return candidate;
  }
}

/** Draws a picture anew as a .jpg, on white. */
async function asJpeg(bitmap: ImageBitmap): Promise<Blob | null> {
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext("2d");
  if (!context) return null;
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.86));
}

/**
 * Makes a .jpg or a .png of a picture: what is neither, or is a large .png, becomes a .jpg.
 * @returns undefined if the browser cannot read it
 */
export async function keptPicture(file: File): Promise<File | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return undefined;
  try {
    if (file.type === "image/jpeg") return file;
    if (file.type === "image/png" && file.size <= largestPng) return file;
    const blob = await asJpeg(bitmap);
    return blob ? new File([blob], file.name, { type: blob.type }) : undefined;
  } finally {
    bitmap.close();
  }
}
