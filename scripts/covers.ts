/**
 * `npm run covers`: redraws all drawn covers with the colours and digits of src/theme and the drawings of src/artwork.
 * It keeps editors' own pictures. `-- blog/<id>` draws the cover of one entry, even if it has none yet. Run it after a
 * change of the theme or the artwork.
 */
import path from "node:path";
import { drawnCovers, whyNotDrawn } from "./lib/drawn-covers";
import { coverFile, makeCover } from "./lib/make-cover";
import { runScript } from "./lib/run-script";

async function main(args: readonly string[]): Promise<void> {
  for (const id of args) {
    const reason = await whyNotDrawn(id);
    if (reason) throw new Error(reason);
  }
  for (const file of args.length > 0 ? args.map(coverFile) : await drawnCovers()) {
    const id = path.relative("content", path.dirname(file));
    const { bytes } = await makeCover(id, process.cwd(), file);
    console.log(`${file}  ${Math.round(bytes / 1000)} kB`);
  }
}

runScript(main(process.argv.slice(2)));
