/** Draws the picture that social networks show with a link to a page: its title on its cover or map. */
import sharp from "sharp";
import { palettes } from "../../theme/palettes";
import { drawable, linesOf, outlinesOf, widthOf } from "./text-outlines";

/** The size of a card in pixels, as networks expect it. */
const cardSize = [1200, 630] as const;

/** The width of the plate with the words, in the lower left corner. */
const plateWidth = 842;

/** Pixels from the left edge to the words. */
const indent = 86;

/** The longest line of a title, in pixels. */
const measure = 700;

const { paper, ink, accent } = palettes.band;

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

/** The words of a card as SVG, on the plate that covers the lower left corner; empty if its typeface has no letter of the title. */
export function drawPlate(title: string, siteName: string): string {
  if (!drawable(title)) return "";
  const { lines, size, leading, height } = setTitle(title);
  const outlines = lines.map((line, index) =>
    outlinesOf(line, [indent, 60 + size * 0.8 + index * leading], size),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${plateWidth}" height="${height}">`,
    `<rect width="${plateWidth}" height="${height}" fill="${paper}"/>`,
    `<path d="M0 0h${plateWidth}v${height}" fill="none" stroke="${ink}" stroke-opacity=".72" stroke-width="2.4"/>`,
    `<path d="M${indent} 40h56" stroke="${accent}" stroke-width="3"/>`,
    `<g fill="${ink}">${outlines.join("")}</g>`,
    `<g fill="${accent}">${outlinesOf(siteName, [indent, height - 44], 34)}</g>`,
    `</svg>`,
  ].join("");
}

/**
 * Lays a plate on a picture.
 * @param picture the bytes of an SVG or a photograph
 * @returns a JPEG of 1200 by 630 pixels
 */
export const drawCard = (plate: string, picture: Buffer): Promise<Buffer> =>
  sharp(picture)
    .resize(...cardSize)
    .flatten({ background: paper })
    .composite(plate ? [{ input: Buffer.from(plate), gravity: "southwest" }] : [])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
