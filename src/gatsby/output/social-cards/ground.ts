/** The chart below the text of a card, in few colours. */
import sharp from "sharp";
import { drawCover, type Composition } from "../../../artwork/cover";
import { covers } from "../../../artwork/covers";
import { headingMaps } from "../../../artwork/heading-maps";
import { reliefs } from "../../../artwork/reliefs";
import type { Colour, IndexedPicture } from "./indexed-png";

/** How many charts are shared by pages without one of their own: drawing one takes as long as ten cards. */
const pool = 12;

/** Fewer lines than on a cover: a card is shown small, and its file must stay small. */
function openBed({ relief = "basin", bed }: Composition): Composition["bed"] {
  return { ...bed, interval: reliefs[relief].interval * 2 };
}

/** The chart of a page: its own, else one of the pool, chosen by the address. */
function chartOf(path: string): { id: string; composition: Composition; shared: boolean } {
  const id = path.replace(/^\/|\/$/g, "");
  const own = covers[id] ?? headingMaps[path];
  if (own?.shape)
    return { id, composition: { ...own, ground: "ink", bed: openBed(own) }, shared: false };
  const turn = [...path].reduce((sum, each) => sum + (each.codePointAt(0) ?? 0), 0) % pool;
  return {
    id: `share-${turn}`,
    composition: { shape: "drift", ground: "ink" },
    shared: true,
  };
}

/** Lists the colours of a picture. A function of its own, since the loop of an asynchronous one is not compiled. */
function indexed(data: Buffer, width: number, height: number): IndexedPicture {
  const known = new Map<number, number>();
  const colours: Colour[] = [];
  const pixels = new Uint8Array(width * height);
  let last = -1;
  let place = 0;
  for (let pixel = 0; pixel < pixels.length; pixel += 1) {
    const colour = data.readUIntBE(pixel * 3, 3);
    if (colour !== last) {
      last = colour;
      place = known.get(colour) ?? known.size;
      if (place === known.size) {
        known.set(colour, place);
        colours.push([colour >> 16, (colour >> 8) & 255, colour & 255]);
      }
    }
    pixels[pixel] = place;
  }
  return { width, height, colours, pixels };
}

/** Reduces a drawing to few colours. */
async function reduce(svg: string, colours: number): Promise<IndexedPicture> {
  const few = await sharp(Buffer.from(svg))
    .png({ palette: true, colours, dither: 0, effort: 3, compressionLevel: 1 })
    .toBuffer();
  const { data, info } = await sharp(few).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return indexed(data, info.width, info.height);
}

const kept = new Map<string, Promise<IndexedPicture>>();

/**
 * Draws the chart of a page, or gives the one of the pool that was drawn before.
 * @param path the address of the page
 * @param size width and height in pixels
 * @param colours the most that it may have
 */
export function groundOf(
  path: string,
  size: readonly [number, number],
  colours: number,
): Promise<IndexedPicture> {
  const { id, composition, shared } = chartOf(path);
  const key = `${id} ${colours}`;
  const drawn = kept.get(key) ?? reduce(drawCover(id, composition, size), colours);
  // One of a single page would only take memory.
  if (shared) kept.set(key, drawn);
  return drawn;
}
