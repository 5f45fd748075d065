/** Draws the picture that social networks show with a link to a page: its title on a sea chart. */
import sharp from "sharp";
import { compositions } from "../../artwork/compositions";
import { drawMap } from "../../artwork/map";
import { palettes } from "../../artwork/palette";
import { linesOf, outlinesOf, widthOf } from "./text-outlines";

/** The size of a card in pixels, as networks expect it. */
const cardSize = [1200, 630] as const;

/** The width of the plate with the words, in the lower left corner. */
const plateWidth = 842;

/** Pixels from the left edge to the words. */
const indent = 86;

/** The longest line of a title, in pixels. */
const measure = 700;

export interface Card {
  path: string;
  title: string;
  siteName: string;
}

/** Draws the map of a page; a page without a shape of its own gets a curve that its address chooses. */
const mapOf = (path: string): Promise<Buffer> => {
  const { shape = "drift", relief } = compositions[path] ?? {};
  return sharp(Buffer.from(drawMap(path, { shape, relief }, "ink")))
    .resize(...cardSize)
    .png({ compressionLevel: 1 })
    .toBuffer();
};

/** Sets a title in the largest size at which its longest word and all of its lines fit. */
function setTitle(title: string) {
  for (let size = title.length > 48 ? 66 : 78; ; size -= 4) {
    const lines = linesOf(title, measure, size);
    const leading = size * 1.06;
    const height = Math.ceil(158 + lines.length * leading);
    const fits =
      height <= cardSize[1] - 84 && lines.every((line) => widthOf(line, size) <= measure);
    if (fits || size <= 12) return { lines, size, leading, height };
  }
}

/** The words of a card as SVG, on the plate that covers the map's corner. */
function plate({ title, siteName }: Card): { svg: Buffer; height: number } {
  const { background, ink, keel, frame } = palettes.ink;
  const { lines, size, leading, height } = setTitle(title);
  const outlines = lines.map((line, index) =>
    outlinesOf(line, [indent, 60 + size * 0.8 + index * leading], size),
  );
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${plateWidth}" height="${height}">`,
    `<rect width="${plateWidth}" height="${height}" fill="${background}"/>`,
    `<path d="M0 0h${plateWidth}v${height}" fill="none" stroke="${frame}" stroke-width="2.4"/>`,
    `<path d="M${indent} 40h56" stroke="${keel}" stroke-width="3"/>`,
    `<g fill="${ink}">${outlines.join("")}</g>`,
    `<g fill="${keel}">${outlinesOf(siteName, [indent, height - 44], 34, "italic")}</g>`,
    `</svg>`,
  ].join("");
  return { svg: Buffer.from(svg), height };
}

/** @returns a PNG of 1200 by 630 pixels */
export async function drawCard(card: Card): Promise<Buffer> {
  const { svg, height } = plate(card);
  return sharp(await mapOf(card.path))
    .composite([{ input: svg, left: 0, top: cardSize[1] - height }])
    .png({ palette: true, quality: 80, dither: 0, effort: 1 })
    .toBuffer();
}
