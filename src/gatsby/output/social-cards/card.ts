/** The picture that networks show with a link to a page: its title on a chart. */
import sharp from "sharp";
import { palettes } from "../../../artwork/palette";
import { groundOf } from "./ground";
import { indexedPng, type Colour } from "./indexed-png";
import { linesOf, outlinesOf, widthOf } from "./typesetting";

/** The size of a card in pixels, as networks expect it. */
const SIZE = [1200, 630] as const;

/** Where the plate with the words stands: pixels from the left and from the foot, and its width. */
const PLATE = { left: 42, foot: 42, width: 800 } as const;

/** The frame is drawn over the edge of the plate, which stands a pixel within its own picture. */
const MARGIN = 1;

interface Raw {
  data: Uint8Array;
  info: { width: number; height: number };
}

export interface Card {
  /** The address of the page. */
  path: string;
  title: string;
  siteName: string;
}

/** The longest line of a title, in pixels. */
const MEASURE = 700;

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
function plate({ title, siteName }: Card): string {
  const { background, ink, keel, frame } = palettes.ink;
  const { lines, size, leading, height } = setTitle(title);
  const outlines = lines.map((line, index) =>
    outlinesOf(line, [44, 60 + size * 0.8 + index * leading], size),
  );
  const { width } = PLATE;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width + 2 * MARGIN}" height="${height + MARGIN}" viewBox="${-MARGIN} ${-MARGIN} ${width + 2 * MARGIN} ${height + MARGIN}">`,
    `<rect width="${width}" height="${height}" fill="${background}"/>`,
    `<path d="M0 0h${width}v${height}" fill="none" stroke="${frame}" stroke-width="1.2"/>`,
    `<path d="M44 40h56" stroke="${keel}" stroke-width="3"/>`,
    `<g fill="${ink}">${outlines.join("")}</g>`,
    `<g fill="${keel}">${outlinesOf(siteName, [44, height - 36], 34, "italic")}</g>`,
    `</svg>`,
  ].join("");
}

const channels = (hex: string): Colour => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

/** A colour over the plate's, covering it in part. */
const over = (colour: Colour, share: number): Colour => {
  const ground = channels(palettes.ink.background);
  const mixed = colour.map((each, index) =>
    Math.round((ground[index] ?? 0) * (1 - share) + each * share),
  );
  return mixed as unknown as Colour;
};

/** The colours of the plate: its own, the two of its words with their softened edges, and the frame's. */
const plateColours: readonly Colour[] = [
  channels(palettes.ink.background),
  ...[0.2, 0.4, 0.6, 0.8, 1].map((share) => over(channels(palettes.ink.ink), share)),
  ...[0.25, 0.5, 0.75, 1].map((share) => over(channels(palettes.ink.keel), share)),
  ...[0.5, 1].map((share) => over(channels(palettes.ink.frame), share)),
];

const distance = (one: Colour, other: Colour): number =>
  one.reduce((sum, each, index) => sum + (each - (other[index] ?? 0)) ** 2, 0);

const nearest = new Map<number, number>();

/** The place among `plateColours` of the one that is most like a colour. */
function nearestOf(red: number, green: number, blue: number): number {
  const key = (red << 16) | (green << 8) | blue;
  const known = nearest.get(key);
  if (known !== undefined) return known;
  const gaps = plateColours.map((each) => distance(each, [red, green, blue]));
  const best = gaps.indexOf(Math.min(...gaps));
  nearest.set(key, best);
  return best;
}

/**
 * Puts the plate onto the chart. A function of its own, since the loop of an asynchronous one is not compiled.
 * @param words the plate: red, green, blue and opacity of each pixel
 * @param first the place of the first of the plate's colours
 */
function stamp(pixels: Uint8Array, words: Raw, first: number): void {
  const { data, info } = words;
  const left = PLATE.left - MARGIN;
  const top = SIZE[1] - PLATE.foot - info.height;
  for (let at = 0, row = 0; row < info.height; row += 1) {
    let target = (top + row) * SIZE[0] + left;
    for (let column = 0; column < info.width; column += 1, at += 4, target += 1)
      if ((data[at + 3] ?? 0) > 127)
        pixels[target] = first + nearestOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
  }
}

/** The largest file of a card, in bytes. */
const mostBytes = 60_000;

/** The most colours of a chart: more than the first are not told apart at the size of a card. */
const fewerColours = [16, 8, 4];

/**
 * Draws the picture that networks show with a link to a page.
 * @returns a PNG of 1200 by 630 pixels; a chart that would make it heavier than `mostBytes` has fewer colours
 */
export async function drawCard(card: Card): Promise<Buffer> {
  let picture: Buffer = Buffer.alloc(0);
  for (const colours of fewerColours) {
    picture = await cardIn(card, colours);
    if (picture.length <= mostBytes) break;
  }
  return picture;
}

async function cardIn(card: Card, colours: number): Promise<Buffer> {
  const [ground, words] = await Promise.all([
    groundOf(card.path, SIZE, colours),
    sharp(Buffer.from(plate(card)))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true }),
  ]);
  const pixels = ground.pixels.slice();
  stamp(pixels, words, ground.colours.length);
  return indexedPng({ ...ground, colours: [...ground.colours, ...plateColours], pixels });
}
