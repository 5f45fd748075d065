/** Finds pictures that a build could not decode. It takes milliseconds for each, once while its file stays the same. */
import { statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { filesBelow } from "../../content/disk/files-below";
import { isPictureName } from "../../content/read/content-files";
import { ofFile, type Problem } from "../../model/problem";

/** The most pixels of a picture, which take 400 MB of memory once decoded. */
const maxPixels = 100_000_000;

/** What is forgiven, here and in the build: some phones write a fault into the header that every decoder overlooks. */
export const failOn = "error";

async function faultOf(file: string): Promise<string | undefined> {
  try {
    const { width, height } = await sharp(file, { limitInputPixels: false }).metadata();
    if (width * height > maxPixels)
      return `has ${width} × ${height} pixels; save it smaller, with at most ${maxPixels / 1e6} million`;
    await sharp(file, { failOn }).resize(16).raw().toBuffer();
    return undefined;
  } catch (error) {
    const reason = String((error as Error).message).split("\n")[0];
    return `cannot be decoded (${reason}); open it in a program for pictures and save it again`;
  }
}

const known = new Map<string, Promise<string | undefined>>();

/**
 * Adds the problems of pictures that cannot be decoded to those that the check has found.
 * @param root the folder of content
 */
export async function withPictureProblems(root: string, problems: Problem[]): Promise<Problem[]> {
  const reported = new Set(problems.map(({ file }) => file));
  const names = filesBelow(root).filter(
    (name) => isPictureName(name) && !reported.has(`content/${name.normalize()}`),
  );
  const found = names.map(async (name): Promise<Problem[]> => {
    const file = path.join(root, name);
    const { size, mtimeMs } = statSync(file);
    const key = `${file} ${size} ${mtimeMs}`;
    const fault = known.get(key) ?? faultOf(file);
    known.set(key, fault);
    const message = await fault;
    return message ? [ofFile(`content/${name}`, message)] : [];
  });
  return [...problems, ...(await Promise.all(found)).flat()];
}
