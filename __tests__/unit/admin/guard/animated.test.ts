/** Which pictures move. Files are what their formats say of them, with nothing drawn in them. */
import { isAnimated } from "../../../../src/admin/guard/animated";

const latin = (text: string) => Buffer.from(text, "latin1");

// jsdom's files have no arrayBuffer.
const file = (text: string) =>
  ({ arrayBuffer: () => Promise.resolve(new Uint8Array(latin(text)).buffer) }) as unknown as File;

const frame = "\x21\xf9\x04\x00\x0a\x00\x00\x00,picture";

it.each([
  ["a .gif of two pictures", `GIF89a${frame}${frame};`, true],
  ["a .gif of one", `GIF89a${frame};`, false],
  ["a .gif without times", "GIF87a,picture;", false],
  ["a .webp that moves", "RIFF\x10\x00\x00\x00WEBPVP8X\x0a\x00\x00\x00flagsANIMrest", true],
  ["a .webp that stands still", "RIFF\x10\x00\x00\x00WEBPVP8 picture", false],
  ["a .png that moves", "\x89PNG\r\n\x1a\nIHDR acTL IDAT fdAT IEND", true],
  ["a .png that stands still", "\x89PNG\r\n\x1a\nIHDR IDAT acTL IEND", false],
  ["a .jpg", "\xff\xd8\xff ANIM acTL", false],
])("%s", async (_name, text, moves) => {
  expect(await isAnimated(file(text))).toBe(moves);
});
