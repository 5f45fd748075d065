/**
 * `npm run icons`: draws the logo and the icons in static/ with the colours and the display face of src/theme and the
 * firm's name in content/site.yml. It keeps the owner's own SVGs, and makes the PNGs and the ICO from them. Run it after
 * a change of any of these.
 */
import { existsSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { favicon, isDrawn, logo, mark } from "./lib/logo";
import { runScript } from "./lib/run-script";
import { loadSettings } from "../src/content/disk/load";
import { outlinesOf, widthOf } from "../src/gatsby/social-cards/text-outlines";

const file = (name: string) => path.resolve("static", name);

const png = (svg: Buffer, size: number): Promise<Buffer> =>
  sharp(svg, { density: 300 })
    .resize(size, size, { fit: "contain", background: "transparent" })
    .png({ palette: true, effort: 10 })
    .toBuffer();

/** An ICO file of one PNG: a header, an entry of 16 bytes for the picture, then the picture. */
function ico(size: number, picture: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(picture.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, picture]);
}

/** The size of the firm's name in the logo, in pixels. */
const nameSize = 37;

/** The current drawing of each SVG in static/, by file name. */
export function drawings(): Record<"favicon.svg" | "mark.svg" | "logo.svg", string> {
  const name = loadSettings()?.name ?? "";
  return {
    "favicon.svg": favicon(),
    "mark.svg": mark(),
    "logo.svg": logo(name, outlinesOf(name, [44, 31], nameSize), widthOf(name, nameSize)),
  };
}

async function main(): Promise<void> {
  const svgs = drawings();
  for (const [name, svg] of Object.entries(svgs)) {
    const existing = existsSync(file(name)) ? readFileSync(file(name), "utf8") : undefined;
    const isOwn = existing !== undefined && !isDrawn(existing);
    if (isOwn) svgs[name as keyof typeof svgs] = existing;
    else await writeFile(file(name), svg);
    console.log(`static/${name} ${isOwn ? "is your own and stays as it is" : "is drawn"}.`);
  }
  const small = Buffer.from(svgs["favicon.svg"]);
  const large = Buffer.from(svgs["mark.svg"]);
  await writeFile(file("favicon.ico"), ico(32, await png(small, 32)));
  await writeFile(file("apple-touch-icon.png"), await png(large, 180));
  await writeFile(file("icon-192.png"), await png(small, 192));
  await writeFile(file("icon-512.png"), await png(small, 512));
  await writeFile(file("icon-maskable-512.png"), await png(large, 512));
  await writeFile(file("mark.png"), await png(large, 512));
  console.log("The icons (.ico, .png) are made from favicon.svg and mark.svg.");
  console.log(
    existsSync(file("logo-dark.svg"))
      ? "Dark backgrounds show static/logo-dark.svg."
      : "Dark backgrounds show logo.svg with inverted lightness; add static/logo-dark.svg to replace it there.",
  );
}

if (process.argv[1]?.endsWith("icons.ts")) runScript(main());
