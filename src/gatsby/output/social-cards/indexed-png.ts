/** Pictures of few colours: one byte for each pixel, which is the place of its colour in a list. */
import { promisify } from "node:util";
import { crc32, deflate } from "node:zlib";

const compress = promisify(deflate);

/** Red, green and blue, each from 0 to 255. */
export type Colour = readonly [number, number, number];

export interface IndexedPicture {
  width: number;
  height: number;
  /** At most 256. */
  colours: readonly Colour[];
  /** For each pixel, row by row, the place of its colour. */
  pixels: Uint8Array;
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body) >>> 0);
  return Buffer.concat([length, body, sum]);
}

/** Puts before each row the byte that says that it is not filtered: flat drawings get no smaller by a filter. */
function rows({ width, height, pixels }: IndexedPicture): Uint8Array {
  const filled = new Uint8Array((width + 1) * height);
  for (let row = 0; row < height; row += 1)
    filled.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  return filled;
}

/**
 * Encodes a picture.
 * @returns a PNG, the same bytes for the same picture
 */
export async function indexedPng(picture: IndexedPicture): Promise<Buffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(picture.width, 0);
  header.writeUInt32BE(picture.height, 4);
  // Eight bits for each pixel, and a list of colours.
  header.set([8, 3], 8);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("PLTE", Uint8Array.from(picture.colours.flat())),
    chunk("IDAT", await compress(rows(picture), { level: 6, memLevel: 9 })),
    chunk("IEND", new Uint8Array()),
  ]);
}
