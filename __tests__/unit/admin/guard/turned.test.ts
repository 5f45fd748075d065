/** Which photos are to be turned. Files are what the format says of them, with nothing drawn in them. */
import { isTurned } from "../../../../src/admin/guard/turned";

// jsdom's files have no arrayBuffer.
const file = (...bytes: number[]) =>
  ({ arrayBuffer: () => Promise.resolve(new Uint8Array(bytes).buffer) }) as unknown as File;

const jpg = [0xff, 0xd8];
const other = [0xff, 0xe0, 0, 4, 1, 2];
const pixels = [0xff, 0xda, 0, 2];
const exif = [0x45, 0x78, 0x69, 0x66, 0, 0];

/** The notes of a camera, which are two, in either order of bytes. */
const big = (turn: number) => [
  ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 2],
  ...[0x01, 0x0f, 0, 3, 0, 0, 0, 1, 0, 8, 0, 0],
  ...[0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, turn, 0, 0],
];
const little = (turn: number) => [
  ...[0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0],
  ...[0x12, 0x01, 3, 0, 1, 0, 0, 0, turn, 0, 0, 0],
];
const noted = (list: number[]) => [0xff, 0xe1, 0, list.length + 8, ...exif, ...list];

it.each([
  ["a photo that is to be turned", [...jpg, ...noted(big(6)), ...pixels], true],
  ["one with another part before", [...jpg, ...other, ...noted(little(8)), ...pixels], true],
  ["one that was taken as it is shown", [...jpg, ...noted(big(1)), ...pixels], false],
  ["a drawing without notes", [...jpg, ...other, ...pixels], false],
  ["a file that ends too early", [...jpg, ...noted(big(6)).slice(0, 20)], false],
  ["a .png", [0x89, 0x50, 0x4e, 0x47], false],
  ["nothing", [], false],
])("%s", async (_name, bytes, turned) => {
  expect(await isTurned(file(...bytes))).toBe(turned);
});
