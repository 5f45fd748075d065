import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { sheetFile } from "../../lib/chart-sheet-address";
import { drawSheet } from "../../artwork/chart-sheet";
import { sheets } from "../../artwork/chart-sheets";

/**
 * Draws the sheet of a page into the build, unless an earlier build has drawn it.
 * @param address the address of the page, with a slash at both ends
 * @param folder the folder of the build
 */
export function writeSheet(address: string, folder: string): void {
  const file = path.join(folder, sheetFile(address));
  if (existsSync(file)) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, drawSheet(address, sheets[address]));
}
