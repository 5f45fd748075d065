/**
 * `npm run covers`: redraws all drawn covers with the colours and digits of src/theme and the drawings of src/artwork.
 * It keeps editors' own pictures. `-- blog/<id>` draws the cover of one entry, even if it has none yet. Run it after a
 * change of the theme or the artwork.
 */
import { drawnCovers, whyNotDrawn } from "./lib/drawn-covers";
import { makeCover } from "./lib/make-cover";

async function main(asked: readonly string[]): Promise<void> {
  for (const id of asked) {
    const reason = await whyNotDrawn(id);
    if (reason) throw new Error(reason);
  }
  for (const id of asked.length > 0 ? asked : await drawnCovers()) {
    const { file, bytes } = await makeCover(id);
    console.log(`${file}  ${Math.round(bytes / 1000)} kB`);
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
