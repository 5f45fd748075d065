/** Broken, misnamed and sideways pictures, as phones and programs write them. */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { turnUpright } from "../../src/gatsby/pictures/upright-pictures";
import { projectForEachTest } from "./project-copy";

const project = projectForEachTest();
const picture = "blog/oil-and-dust/cover.jpg";
const file = () => path.join(project.contentFolder, picture);

/** A landscape whose left half is red and whose right half is blue. */
const landscape = () =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: "blue" } }).composite([
    {
      input: { create: { width: 32, height: 48, channels: 3, background: "red" } },
      left: 0,
      top: 0,
    },
  ]);

const lfs = `version https://git-lfs.github.com/spec/v1\noid sha256:${"a".repeat(64)}\nsize 12\n`;

test.each<[string, () => Promise<Buffer> | Buffer, string]>([
  ["an empty file", () => Buffer.alloc(0), "is an empty file; save the picture again"],
  [
    "half a picture with a whole preview in it",
    async () => {
      const preview = await landscape().jpeg().toBuffer();
      const [start, rest] = [preview.subarray(0, 2), preview.subarray(2, preview.length - 40)];
      const length = Buffer.alloc(2);
      length.writeUInt16BE(preview.length + 2);
      return Buffer.concat([start, Buffer.from([0xff, 0xe1]), length, preview, rest]);
    },
    "ends in the middle of the picture; copy or save it again",
  ],
  [
    "a pointer to a picture",
    () => Buffer.from(lfs),
    "is a pointer of Git LFS in place of the picture; run git lfs pull, or commit the picture itself",
  ],
  [
    "a .png named .jpg",
    () => landscape().png().toBuffer(),
    "is a PNG picture in spite of its name; rename it to end in .png",
  ],
  [
    "a .webp named .jpg",
    () => landscape().webp().toBuffer(),
    "is a WebP picture in spite of its name; rename it to end in .webp",
  ],
  [
    "a page saved in place of a picture",
    () => Buffer.from("<!doctype html><title>Not found</title>"),
    "cannot be read as a picture; save it again as .jpg, .png or .webp",
  ],
])("%s is refused before a build", async (_name, make, message) => {
  writeFileSync(file(), await make());
  expect(project.content.report()).toEqual([
    `content/${picture}:1:1  ${message}`,
    "",
    "1 problem in 1 file",
  ]);
});

test("a picture with extra bytes after its end, as phones add them, is accepted", async () => {
  const bytes = await landscape().jpeg({ progressive: true }).toBuffer();
  writeFileSync(file(), Buffer.concat([bytes, Buffer.from([0xff, 0xda, 0x00])]));
  expect(project.content.load().problems).toEqual([]);
});

test("a portrait that a phone has stored sideways is turned upright only once", async () => {
  const sideways = await landscape().jpeg().withMetadata({ orientation: 6 }).toBuffer();
  writeFileSync(file(), sideways);
  expect(await turnUpright(project.contentFolder)).toEqual([picture]);
  const { data, info } = await sharp(readFileSync(file()))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([48, 64]);
  const [red = 0, , blue = 0] = data;
  expect(red).toBeGreaterThan(200);
  expect(blue).toBeLessThan(50);
  expect(await turnUpright(project.contentFolder)).toEqual([]);
});
