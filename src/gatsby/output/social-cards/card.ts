import sharp from "sharp";
import { drawCover, type Composition } from "../../../artwork/cover";
import { covers } from "../../../artwork/covers";
import { palettes } from "../../../artwork/palette";
import { reliefs } from "../../../artwork/reliefs";
import { headingMaps } from "../../../artwork/heading-maps";
import { linesOf, set } from "./type";

/** The size of a card in pixels, as networks expect it. */
const SIZE = [1200, 630] as const;

/** How many charts are shared by pages without one of their own: drawing one takes a second. */
const POOL = 12;

export interface Card {
  /** The address of the page. */
  path: string;
  title: string;
  siteName: string;
}

/** Fewer lines than on a cover: a card is shown small, and its file must stay small. */
function openBed({ relief = "basin", bed }: Composition): Composition["bed"] {
  return { ...bed, interval: reliefs[relief].interval * 2 };
}

/** The chart below a card's text: the page's own, else one of the pool, chosen by the address. */
function chartOf(path: string): { id: string; composition: Composition } {
  const id = path.replace(/^\/|\/$/g, "");
  const own = covers[id] ?? headingMaps[path];
  if (own?.shape) return { id, composition: { ...own, ground: "ink", bed: openBed(own) } };
  const turn = [...path].reduce((sum, each) => sum + (each.codePointAt(0) ?? 0), 0) % POOL;
  return { id: `share-${turn}`, composition: { shape: "drift", ground: "ink" } };
}

const charts = new Map<string, Promise<Buffer>>();

async function chart(path: string): Promise<Buffer> {
  const { id, composition } = chartOf(path);
  const drawn =
    charts.get(id) ??
    sharp(Buffer.from(drawCover(id, composition, SIZE)))
      .png()
      .toBuffer();
  charts.set(id, drawn);
  return drawn;
}

/** The text of a card as SVG: the title on a plain plate in the chart's corner, and the site's name. */
function words({ title, siteName }: Card): string {
  const { background, ink, keel, frame } = palettes.ink;
  const size = title.length > 48 ? 66 : 78;
  const lines = linesOf(title, 700, size);
  const leading = size * 1.06;
  const height = 150 + lines.length * leading;
  const top = SIZE[1] - 42 - height;
  const outlines = lines.map((line, index) =>
    set(line, [86, top + 60 + size * 0.8 + index * leading], size),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE[0]}" height="${SIZE[1]}">`,
    `<rect x="42" y="${top}" width="800" height="${height}" fill="${background}"/>`,
    `<path d="M42 ${top}h800v${height}" fill="none" stroke="${frame}" stroke-width="1.2"/>`,
    `<path d="M86 ${top + 40}h56" stroke="${keel}" stroke-width="3"/>`,
    `<g fill="${ink}">${outlines.join("")}</g>`,
    `<g fill="${keel}">${set(siteName, [86, SIZE[1] - 42 - 36], 34, "italic")}</g>`,
    `</svg>`,
  ].join("");
}

/**
 * Draws the picture that networks show with a link to a page.
 * @returns a PNG of 1200 by 630 pixels, at most about 60 kB
 */
export async function drawCard(card: Card): Promise<Buffer> {
  const drawn = await sharp(await chart(card.path))
    .composite([{ input: Buffer.from(words(card)) }])
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(drawn).png({ palette: true, colours: 16, dither: 0, effort: 3 }).toBuffer();
}
