/** Checks pictures by their first bytes and their end, since decoding every picture would take seconds. */

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

/** Skips the segments before the pixels, since an embedded preview has an end marker too. */
function isWholeJpeg(bytes: Buffer): boolean {
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at + 1] !== startOfScan)
    at += bytes[at + 1] === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  return bytes.indexOf(endOfImage, at) >= 0;
}

const extensions: Record<string, string> = { JPEG: ".jpg", PNG: ".png", WebP: ".webp" };

function isWhole(format: string, bytes: Buffer): boolean {
  if (format === "JPEG") return isWholeJpeg(bytes);
  // A WebP has the number of its bytes in its header.
  return format === "PNG" ? bytes.includes("IEND") : bytes.length >= bytes.readUInt32LE(4) + 8;
}

/** The most bytes of a picture: a build decodes each one several times. */
const maxBytes = 15_000_000;

/** Whether a picture has several frames; pages show only the first. */
function isMoving(format: string, bytes: Buffer): boolean {
  if (format === "PNG") return bytes.subarray(0, bytes.indexOf("IDAT")).includes("acTL");
  return (
    format === "WebP" && bytes.toString("latin1", 12, 16) === "VP8X" && (bytes.at(20) ?? 0) % 4 > 1
  );
}

/**
 * Finds a fault that would stop the build, or lose a part of the picture.
 * @returns the fault and the remedy; undefined for a good picture
 */
export function pictureFault(name: string, bytes: Buffer): string | undefined {
  if (bytes.length === 0) return "is an empty file; save the picture again";
  const head = bytes.toString("latin1", 0, 100);
  const format = beginnings.find(([, beginning]) => beginning.test(head))?.[0];
  if (format === "Git LFS")
    return "is a pointer of Git LFS in place of the picture; run git lfs pull, or commit the picture itself";
  if (!format) return "cannot be read as a picture; save it again as .jpg, .png or .webp";
  const extension = name.slice(name.lastIndexOf(".")).toLowerCase().replace("jpeg", "jpg");
  const expected = extensions[format];
  if (extension !== expected) {
    const remedy = expected ? `rename it to end in ${expected}` : "save it as .jpg, .png or .webp";
    return `is a ${format} picture in spite of its name; ${remedy}`;
  }
  if (bytes.length > maxBytes)
    return `has ${Math.round(bytes.length / 1e6)} MB; save it smaller, with at most ${maxBytes / 1e6} MB`;
  if (!isWhole(format, bytes)) return "ends in the middle of the picture; copy or save it again";
  return isMoving(format, bytes)
    ? "moves, and pages would show only its first frame; save one frame, or link to a page that shows it"
    : undefined;
}
