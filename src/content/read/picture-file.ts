/** Whether a picture can be shown, told by its first bytes and its end: decoding every picture would take seconds. */

/** How files of each format begin. */
const beginnings: [format: string, beginning: RegExp][] = [
  ["JPEG", /^\xff\xd8\xff/],
  ["PNG", /^\x89PNG/],
  ["GIF", /^GIF8/],
  ["WebP", /^RIFF[^]{4}WEBP/],
  ["AVIF", /^[^]{4}ftypavi[fs]/],
  ["HEIC", /^[^]{4}ftyp(hei|hev|mif|msf)/],
  ["SVG", /^\s*<(\?xml|svg)/],
  ["Git LFS", /^version https:\/\/git-lfs/],
];

const startOfScan = 0xda;
const endOfImage = Buffer.from([0xff, 0xd9]);

/** Walks over the segments before the pixels, since a preview among them has an end of its own. */
function isWholeJpeg(bytes: Buffer): boolean {
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at + 1] !== startOfScan)
    at += bytes[at + 1] === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  return bytes.indexOf(endOfImage, at) >= 0;
}

/**
 * Looks for what would stop the build at a picture.
 * @param name the name of the file, which ends in .jpg, .jpeg or .png
 * @param bytes the whole file
 * @returns what is wrong and what to do, or undefined
 */
export function pictureFault(name: string, bytes: Buffer): string | undefined {
  if (bytes.length === 0) return "is an empty file; save the picture again";
  const head = bytes.toString("latin1", 0, 100);
  const format = beginnings.find(([, beginning]) => beginning.test(head))?.[0];
  if (format === "Git LFS")
    return "is a pointer of Git LFS in place of the picture; run git lfs pull, or commit the picture itself";
  if (!format) return "cannot be read as a picture; save it again as .jpg or .png";
  const isPng = name.endsWith(".png");
  if (format !== (isPng ? "PNG" : "JPEG")) {
    const own = { JPEG: ".jpg", PNG: ".png" }[format];
    const remedy = own ? `rename it to end in ${own}` : "save it as .jpg or .png";
    return `is a ${format} picture in spite of its name; ${remedy}`;
  }
  return (isPng ? bytes.includes("IEND") : isWholeJpeg(bytes))
    ? undefined
    : "ends in the middle of the picture; copy or save it again";
}
