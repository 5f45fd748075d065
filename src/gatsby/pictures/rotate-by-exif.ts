/**
 * Phones store a portrait sideways, with its orientation in the file. Gatsby uses the stored width and height and would
 * stretch such a picture on pages, so the file itself is turned, as the CMS does with uploads.
 */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { picturesBelow } from "../../content/disk/files-below";

/** Turns the pictures of a folder upright, in place. @returns the names of the changed files */
export async function rotateByExif(root: string): Promise<string[]> {
  const turned: string[] = [];
  for (const name of picturesBelow(root)) {
    const file = path.join(root, name);
    const bytes = readFileSync(file);
    const { orientation = 1, format } = await sharp(bytes).metadata();
    if (orientation === 1) continue;
    const upright = sharp(bytes).autoOrient().keepIccProfile();
    const encoded = format === "jpeg" ? upright.jpeg({ quality: 92 }) : upright;
    writeFileSync(file, await encoded.toBuffer());
    turned.push(name);
  }
  return turned;
}
