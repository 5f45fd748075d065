/** Broken, misnamed and sideways pictures, as phones and programs write them. */
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { withPictureProblems } from "../../src/gatsby/pictures/decode-pictures";
import { rotateByExif } from "../../src/gatsby/pictures/rotate-by-exif";
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

const lfs = `version https://git-lfs.github.com/spec/v1\noid sha256:${"a".repeat(64)}\nsize 12\n`;

test.each<[string, () => Promise<Buffer> | Buffer, string]>([
  ["an empty file", () => Buffer.alloc(0), "open it in a program for pictures and save it again"],
  [
    "half a picture with a whole preview in it",
    async () => {
      const preview = await landscape().jpeg().toBuffer();
      const [start, rest] = [preview.subarray(0, 2), preview.subarray(2, preview.length - 40)];
      const length = Buffer.alloc(2);
      length.writeUInt16BE(preview.length + 2);
      return Buffer.concat([start, Buffer.from([0xff, 0xe1]), length, preview, rest]);
    },
    "open it in a program for pictures and save it again",
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
    "is a WEBP picture in spite of its name; rename it to end in .webp",
  ],
  [
    "a picture of 16 MB",
    async () => Buffer.concat([await landscape().jpeg().toBuffer(), Buffer.alloc(16_000_000)]),
    "has 16 MB; save it smaller, with at most 15 MB",
  ],
  [
    "a page saved in place of a picture",
    () => Buffer.from("<!doctype html><title>Not found</title>"),
    "save it again as .jpg, .png or .webp",
  ],
])("%s is refused before a build", async (_name, make, message) => {
  writeFileSync(file(), await make());
  expect(await faults()).toEqual([[`content/${picture}`, expect.stringContaining(message)]]);
});

test("a picture with extra bytes after its end, as phones add them, is accepted", async () => {
  const bytes = await landscape().jpeg({ progressive: true }).toBuffer();
  writeFileSync(file(), Buffer.concat([bytes, Buffer.from([0xff, 0xda, 0x00])]));
  expect(await faults()).toEqual([]);
});

/** A small picture whose header says that it is larger. */
async function wide(): Promise<Buffer> {
  const bytes = await landscape().png().toBuffer();
  bytes.writeUInt32BE(60_000, 16);
  bytes.writeUInt32BE(60_000, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

test.each<[string, () => Promise<Buffer>, string | undefined]>([
  [
    "that moves",
    async () =>
      sharp([await landscape().png().toBuffer(), await landscape().negate().png().toBuffer()], {
        join: { animated: true },
      })
        .webp()
        .toBuffer(),
    "moves, and pages would show only its first frame; save one frame, or link to a page that shows it",
  ],
  [
    "of too many pixels",
    wide,
    "has 60000 × 60000 pixels; save it smaller, with at most 100 million",
  ],
  [
    "whose pixels are damaged",
    async () => (await landscape().png().toBuffer()).fill(0, 45, 60),
    "open it in a program for pictures and save it again",
  ],
  [
    "with the fault that some phones write into the header",
    async () => {
      const bytes = await landscape().jpeg().toBuffer();
      const scan = bytes.indexOf(Buffer.from([0xff, 0xda]));
      bytes[scan + bytes.readUInt16BE(scan + 2)] = 0;
      return bytes;
    },
    undefined,
  ],
])("a picture %s is named, or accepted where a build can use it", async (_which, make, message) => {
  const bytes = await make();
  const ending = new Map([
    [0x89, "png"],
    [0xff, "jpg"],
  ]).get(bytes[0] ?? 0);
  const name = `blog/oil-and-dust/quay.${ending ?? "webp"}`;
  writeFileSync(path.join(project.contentFolder, name), bytes);
  expect(await faults()).toEqual(
    message ? [[`content/${name}`, expect.stringContaining(message)]] : [],
  );
});

test("files of the system are no concern, and a link is named", async () => {
  for (const name of [
    "__MACOSX/._quay.jpg",
    "Thumbs.db",
    "blog/desktop.ini",
    "blog/.DS_Store",
    ".obsidian/app.json",
  ]) {
    mkdirSync(path.dirname(path.join(project.contentFolder, name)), { recursive: true });
    writeFileSync(path.join(project.contentFolder, name), "");
  }
  symlinkSync(tmpdir(), path.join(project.contentFolder, "blog/elsewhere"));
  expect(await faults()).toEqual([
    [
      "content/blog/elsewhere",
      "is a link, which the site does not follow; copy here what it leads to",
    ],
  ]);
});

test("a portrait that a phone has stored sideways is turned upright only once", async () => {
  const sideways = await landscape().jpeg().withMetadata({ orientation: 6 }).toBuffer();
  writeFileSync(file(), sideways);
  expect(await rotateByExif(project.contentFolder)).toEqual([picture]);
  const { data, info } = await sharp(readFileSync(file()))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([48, 64]);
  const [red = 0, , blue = 0] = data;
  expect(red).toBeGreaterThan(200);
  expect(blue).toBeLessThan(50);
  expect(await rotateByExif(project.contentFolder)).toEqual([]);
});
