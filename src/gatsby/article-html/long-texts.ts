/**
 * The files of long texts. A text is in the HTML of its page and not in the page's data, so that visitors load it
 * once; `src/features/long-texts/` shows it. A file is named after its content and never changes.
 */
import { createHash } from "node:crypto";
import path from "node:path";

/**
 * Not imported, because Gatsby renders a page that uses an imported `fs` again in every build, in case a file has
 * changed. These files never change.
 */
const { existsSync, mkdirSync, readFileSync, writeFileSync } = process.getBuiltinModule("node:fs");

/** @returns the address of the file, which holds the HTML as a JSON string */
export function writeText(html: string, folder: string): string {
  const digest = createHash("sha256").update(html).digest("hex").slice(0, 20);
  const address = `/static/text/${digest}.json`;
  const file = path.join(folder, address);
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(html));
  }
  return address;
}

export const readText = (address: string, folder: string): string =>
  JSON.parse(readFileSync(path.join(folder, address), "utf8")) as string;
