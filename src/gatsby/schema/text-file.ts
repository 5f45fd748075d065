import { createHash } from "node:crypto";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * Keeps the HTML of a long text in a file of the build, named after its content.
 * @param html the finished HTML
 * @param folder the folder of the build
 * @returns the address of the file, which holds the HTML as a JSON string
 */
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
