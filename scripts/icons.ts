/** `npm run icons`: makes the icons of static/ from static/favicon.svg and static/mark.svg. */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";

const file = (name: string) => path.resolve("static", name);

const png = (svg: Buffer, size: number): Promise<Buffer> =>
  sharp(svg, { density: 300 }).resize(size, size).png({ palette: true, effort: 10 }).toBuffer();

/** An ICO file that holds PNG pictures: a header, a 16-byte entry for each, then the pictures. */
function ico(pictures: { size: number; data: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  pictures.forEach(({ size, data }, index) => {
    const at = 6 + 16 * index;
    header.writeUInt8(size, at);
    header.writeUInt8(size, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(data.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += data.length;
  });
  return Buffer.concat([header, ...pictures.map(({ data }) => data)]);
}

async function main(): Promise<void> {
  const small = await readFile(file("favicon.svg"));
  // This drawing fills its square and keeps the mark inside the circle that a mask may cut out.
  const mark = await readFile(file("mark.svg"));
  const pictures = [16, 32, 48].map(async (size) => ({ size, data: await png(small, size) }));
  await writeFile(file("favicon.ico"), ico(await Promise.all(pictures)));
  await writeFile(file("apple-touch-icon.png"), await png(mark, 180));
  await writeFile(file("icon-192.png"), await png(small, 192));
  await writeFile(file("icon-512.png"), await png(small, 512));
  await writeFile(file("icon-maskable-512.png"), await png(mark, 512));
  await writeFile(file("mark.png"), await png(mark, 512));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
