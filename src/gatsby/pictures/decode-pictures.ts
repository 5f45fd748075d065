/** Finds pictures that a build could not use. It takes milliseconds for each, once while its file stays the same. */
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { picturesBelow } from "../../content/disk/files-below";
import { ofFile, type Problem } from "../../model/problem";

/** The most bytes of a picture: a build decodes each one several times. */
const maxBytes = 15_000_000;

/** The most pixels of a picture, which take 400 MB of memory once decoded. */
const maxPixels = 100_000_000;

/** The most pixels of a side, as WebP has it, which pages show. */
const maxSide = 16_383;

/** What is forgiven, here and in the build: some phones write a fault into the header that every decoder overlooks. */
export const failOn = "error";

const extensions: Record<string, string> = { jpeg: ".jpg", png: ".png", webp: ".webp" };

async function decodingFault(bytes: Buffer, name: string): Promise<string | undefined> {
  const picture = sharp(bytes, { limitInputPixels: false });
  const { format, width, height, pages = 1 } = await picture.metadata();
  const expected = extensions[format];
  if (path.extname(name).toLowerCase().replace("jpeg", "jpg") !== expected) {
    const remedy = expected ? `rename it to end in ${expected}` : "save it as .jpg, .png or .webp";
    return `is a ${format.toUpperCase()} picture in spite of its name; ${remedy}`;
  }
  if (width * height > maxPixels || Math.max(width, height) > maxSide)
    return `has ${width} × ${height} pixels; save it smaller, with at most ${maxPixels / 1e6} million, and ${maxSide} on a side`;
  // sharp does not see the frames of a PNG.
  const isMovingPng = format === "png" && bytes.subarray(0, bytes.indexOf("IDAT")).includes("acTL");
  if (pages > 1 || isMovingPng)
    return "moves, and pages would show only its first frame; save one frame, or link to a page that shows it";
  await sharp(bytes, { failOn }).resize(16).raw().toBuffer();
  return undefined;
}

/** Finds a fault that would stop the build, or lose a part of the picture. @returns the fault and the remedy */
async function faultOf(file: string): Promise<string | undefined> {
  const bytes = readFileSync(file);
  if (bytes.length > maxBytes)
    return `has ${Math.round(bytes.length / 1e6)} MB; save it smaller, with at most ${maxBytes / 1e6} MB`;
  try {
    return await decodingFault(bytes, file);
  } catch (error) {
    const reason = String((error as Error).message).split("\n")[0];
    return `cannot be decoded (${reason}); open it in a program for pictures and save it again as .jpg, .png or .webp`;
  }
}

const known = new Map<string, Promise<string | undefined>>();

/**
 * Adds the problems of pictures to those that the check has found.
 * @param root the folder of content
 */
export async function withPictureProblems(root: string, problems: Problem[]): Promise<Problem[]> {
  const found = picturesBelow(root).map(async (name): Promise<Problem[]> => {
    const file = path.join(root, name);
    const { size, mtimeMs } = statSync(file);
    const key = `${file} ${size} ${mtimeMs}`;
    const fault = known.get(key) ?? faultOf(file);
    known.set(key, fault);
    const message = await fault;
    return message ? [ofFile("picture", `content/${name}`, message)] : [];
  });
  return [...problems, ...(await Promise.all(found)).flat()];
}
