import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { headingMapAddress } from "../../lib/heading-map-address";
import { drawHeadingMap } from "../../artwork/heading-map";
import { headingMaps } from "../../artwork/heading-maps";

/**
 * Draws the heading map of a page into the build, unless an earlier build has drawn it.
 * @param address the address of the page, with a slash at both ends
 * @param folder the folder of the build
 */
export function writeHeadingMap(address: string, folder: string): void {
  const file = path.join(folder, headingMapAddress(address));
  if (existsSync(file)) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, drawHeadingMap(address, headingMaps[address]));
}
