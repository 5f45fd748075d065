/**
 * Phones store a portrait sideways, with its orientation in the file. Gatsby uses the stored width and height and would
 * stretch such a picture on pages, so the file itself is turned, as the CMS does with uploads; where the folder cannot be
 * written, a copy of it.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { picturesBelow } from "../../content/disk/files-below";
import { copyOf, writeCopy } from "./copies";

/** Turns the pictures of a folder upright. @returns a sentence for each */
export async function rotateByExif(root: string): Promise<string[]> {
  const turned: string[] = [];
  for (const name of picturesBelow(root)) {
    const file = path.join(root, name);
    const bytes = readFileSync(file);
    const { orientation = 1, format } = await sharp(bytes).metadata();
    if (orientation === 1) continue;
    const upright = sharp(bytes).autoOrient().keepIccProfile();
    const encoded = format === "jpeg" ? upright.jpeg({ quality: 92 }) : upright;
    const turnedBytes = await encoded.toBuffer();
    try {
      writeFileSync(file, turnedBytes);
      if (existsSync(copyOf(root, file))) writeCopy(root, file, turnedBytes);
      turned.push(`Turned content/${name} upright; commit it as it is now.`);
    } catch {
      writeCopy(root, file, turnedBytes);
      turned.push(`content/${name} cannot be written, so the build turned a copy of it upright.`);
    }
  }
  return turned;
}
