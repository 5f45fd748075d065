/** The picture that networks show with a link to a page: its title on a chart. */
import sharp from "sharp";
import { drawCover, type Composition } from "../../../artwork/cover";
import { covers } from "../../../artwork/covers";
import { headingMaps } from "../../../artwork/heading-maps";
import { palettes } from "../../../artwork/palette";
import { reliefs } from "../../../artwork/reliefs";
import { linesOf, outlinesOf, widthOf } from "./typesetting";

/** The size of a card in pixels, as networks expect it. */
const SIZE = [1200, 630] as const;

/** Where the plate with the words stands: pixels from the left and from the foot, and its width. */
const PLATE = { left: 42, foot: 42, width: 800 } as const;

/** The frame is drawn over the edge of the plate, which stands a pixel within its own picture. */
const MARGIN = 1;

/** The longest line of a title, in pixels. */
const MEASURE = 700;

/** The largest file of a card, in bytes. */
const mostBytes = 60_000;

/** How well the colours are kept, in percent; a lower quality has fewer of them and makes a smaller file. */
const qualities = [80, 50, 20];

export interface Card {
  path: string;
  title: string;
  siteName: string;
}

/** How many charts are shared by pages without one of their own: drawing one takes longer than the rest of a card. */
const pool = 12;

const shared = new Map<string, Promise<Buffer>>();

/** Draws the chart of a page: its own, else one of the pool, chosen by the address. */
function chartOf(path: string): Promise<Buffer> {
  const draw = (id: string, composition: Composition) =>
    sharp(Buffer.from(drawCover(id, { ...composition, ground: "ink" }, SIZE)))
      .png({ compressionLevel: 1 })
      .toBuffer();
  const id = path.replace(/^\/|\/$/g, "");
  const own = covers[id] ?? headingMaps[path];
  if (own?.shape) {
    // Fewer lines than on a cover: a card is shown small, and its file must stay small.
    const interval = reliefs[own.relief ?? "basin"].interval * 2;
    return draw(id, { ...own, bed: { ...own.bed, interval } });
  }
  const turn = [...path].reduce((sum, each) => sum + (each.codePointAt(0) ?? 0), 0) % pool;
  const name = `share-${turn}`;
  const drawn = shared.get(name) ?? draw(name, { shape: "drift" });
  shared.set(name, drawn);
  return drawn;
}

/** Sets a title as large as the card has room for its longest word and all of its lines. */
function setTitle(title: string) {
  for (let size = title.length > 48 ? 66 : 78; ; size -= 4) {
    const lines = linesOf(title, MEASURE, size);
    const leading = size * 1.06;
    const height = Math.ceil(150 + lines.length * leading);
    const fits =
      height <= SIZE[1] - 2 * PLATE.foot && lines.every((line) => widthOf(line, size) <= MEASURE);
    if (fits || size <= 12) return { lines, size, leading, height };
  }
}

/** The words of a card as SVG, on the plate that covers the chart's corner. */
function plate({ title, siteName }: Card): { svg: Buffer; height: number } {
  const { background, ink, keel, frame } = palettes.ink;
  const { lines, size, leading, height } = setTitle(title);
  const outlines = lines.map((line, index) =>
    outlinesOf(line, [44, 60 + size * 0.8 + index * leading], size),
  );
  const { width } = PLATE;
  const box = [width + 2 * MARGIN, height + MARGIN] as const;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${box[0]}" height="${box[1]}" viewBox="${-MARGIN} ${-MARGIN} ${box.join(" ")}">`,
    `<rect width="${width}" height="${height}" fill="${background}"/>`,
    `<path d="M0 0h${width}v${height}" fill="none" stroke="${frame}" stroke-width="1.2"/>`,
    `<path d="M44 40h56" stroke="${keel}" stroke-width="3"/>`,
    `<g fill="${ink}">${outlines.join("")}</g>`,
    `<g fill="${keel}">${outlinesOf(siteName, [44, height - 36], 34, "italic")}</g>`,
    `</svg>`,
  ].join("");
  return { svg: Buffer.from(svg), height: box[1] };
}

/** @returns a PNG of 1200 by 630 pixels, with fewer colours where it would be heavier than `mostBytes` */
export async function drawCard(card: Card): Promise<Buffer> {
  const { svg, height } = plate(card);
  const place = { left: PLATE.left - MARGIN, top: SIZE[1] - PLATE.foot - height };
  const whole = sharp(await chartOf(card.path)).composite([{ input: svg, ...place }]);
  let picture: Buffer = Buffer.alloc(0);
  for (const quality of qualities) {
    picture = await whole.clone().png({ palette: true, quality, dither: 0, effort: 1 }).toBuffer();
    if (picture.length <= mostBytes) break;
  }
  return picture;
}
