/** Broken, misnamed and sideways pictures, as phones and programs write them. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { withPictureProblems } from "../../src/gatsby/pictures/decode-pictures";
import { copyPictures, shownPicture } from "../../src/gatsby/pictures/copies";
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

/** The problems of content, each with its file. */
async function faults(): Promise<[file: string, message: string][]> {
  const { problems } = project.content.load();
  const found = await withPictureProblems(project.contentFolder, problems);
  return found.map((problem) => [problem.file, problem.message]);
}

const jpeg = () => landscape().jpeg().toBuffer();
const png = () => landscape().png().toBuffer();

/** Half a picture with a whole preview in it. */
async function half(): Promise<Buffer> {
  const preview = await jpeg();
  const [start, rest] = [preview.subarray(0, 2), preview.subarray(2, preview.length - 40)];
  const length = Buffer.alloc(2);
  length.writeUInt16BE(preview.length + 2);
  return Buffer.concat([start, Buffer.from([0xff, 0xe1]), length, preview, rest]);
}

/** A small picture whose header says that it is larger. */
async function wide(): Promise<Buffer> {
  const bytes = await png();
  bytes.writeUInt32BE(60_000, 16);
  bytes.writeUInt32BE(60_000, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

const moving = async () =>
  sharp([await png(), await landscape().negate().png().toBuffer()], { join: { animated: true } })
    .webp()
    .toBuffer();

/** A PNG that announces two frames, as screen recorders write it. */
async function movingPng(): Promise<Buffer> {
  const bytes = await png();
  const frames = Buffer.from("\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0", "latin1");
  frames.writeUInt32BE(crc32(frames.subarray(4, 16)), 16);
  return Buffer.concat([bytes.subarray(0, 33), frames, bytes.subarray(33)]);
}

/** A picture with the fault that some phones write into the header. */
async function fromPhone(): Promise<Buffer> {
  const bytes = await jpeg();
  const scan = bytes.indexOf(Buffer.from([0xff, 0xda]));
  bytes[scan + bytes.readUInt16BE(scan + 2)] = 0;
  return bytes;
}

const oneFrame =
  "moves, and pages would show only its first frame; save one frame, or link to a page that shows it";
const saveAgain = "open it in a program for pictures and save it again";

const pictures: [name: string, make: () => Promise<Buffer> | Buffer, message?: string][] = [
  ["damaged.png", async () => (await png()).fill(0, 45, 60), saveAgain],
  ["empty.jpg", () => Buffer.alloc(0), saveAgain],
  ["half.jpg", half, saveAgain],
  [
    "heavy.jpg",
    async () => Buffer.concat([await jpeg(), Buffer.alloc(16_000_000)]),
    "has 16 MB; save it smaller, with at most 15 MB",
  ],
  ["moving.png", movingPng, oneFrame],
  ["moving.webp", moving, oneFrame],
  [
    "named.jpg",
    () => landscape().webp().toBuffer(),
    "is a WEBP picture in spite of its name; rename it to end in .webp",
  ],
  ["page.jpg", () => Buffer.from("<!doctype html>"), "save it again as .jpg, .png or .webp"],
  ["phone-header.jpg", fromPhone],
  [
    "phone-tail.jpg",
    async () =>
      Buffer.concat([
        await landscape().jpeg({ progressive: true }).toBuffer(),
        Buffer.from([0xff, 0xda, 0x00]),
      ]),
  ],
  ["still.jpg", async () => Buffer.concat([await jpeg(), Buffer.from("acTL")])],
  [
    "tall.png",
    () =>
      sharp({ create: { width: 2, height: 18_000, channels: 3, background: "red" } })
        .png()
        .toBuffer(),
    "has 2 × 18000 pixels; save it smaller, with at most 100 million, and 16383 on a side",
  ],
  ["wide.png", wide, "has 60000 × 60000 pixels; save it smaller, with at most 100 million"],
];

test("pictures that a build cannot use are refused before it, and others accepted", async () => {
  for (const [name, make] of pictures)
    writeFileSync(path.join(path.dirname(file()), name), await make());
  const found = await faults();
  expect(found.sort()).toEqual(
    pictures.flatMap(([name, , message]) =>
      message ? [[`content/blog/oil-and-dust/${name}`, expect.stringContaining(message)]] : [],
    ),
  );
});

test("files of the system are no concern", async () => {
  for (const name of [
    "__MACOSX/._quay.jpg",
    "Thumbs.db",
    "blog/desktop.ini",
    "blog/.DS_Store",
    "blog/oil-and-dust/~$prices.xlsx",
    ".obsidian/app.json",
  ]) {
    mkdirSync(path.dirname(path.join(project.contentFolder, name)), { recursive: true });
    writeFileSync(path.join(project.contentFolder, name), "");
  }
  expect(await faults()).toEqual([]);
});

test.each(["quay.jpg", "IMG_1234.JPG"])(
  "pages show %s upright, and its file stays",
  async (name) => {
    const sideways = await landscape().jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const photo = path.join(path.dirname(file()), name);
    writeFileSync(photo, sideways);
    await copyPictures(project.contentFolder);
    const copy = shownPicture(project.contentFolder, photo);
    try {
      expect(readFileSync(photo)).toEqual(sideways);
      const { data, info } = await sharp(copy).raw().toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([48, 64]);
      const [red = 0, , blue = 0] = data;
      expect(red).toBeGreaterThan(200);
      expect(blue).toBeLessThan(50);
    } finally {
      rmSync(copy);
    }
  },
);
