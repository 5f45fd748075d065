/** The browser draws and writes pictures; here stand-ins say how large they become. */
import { shrunk } from "../../../../src/admin/guard/shrink";

const close = jest.fn();
const written = jest.fn<undefined, [type: string, quality: number | undefined]>();

/** Lets every picture have a size in pixels, and every file that is written one in bytes. */
function pictures(width: number, height: number, bytes: (quality?: number) => number): void {
  globalThis.createImageBitmap = () => Promise.resolve({ width, height, close });
  HTMLCanvasElement.prototype.getContext = () => null;
  HTMLCanvasElement.prototype.toBlob = (done, type = "", quality?: number) => {
    written(type, quality);
    done(new Blob(["x".repeat(bytes(quality))], { type }));
  };
}

const file = (name: string, bytes: number) => new File(["x".repeat(bytes)], name);

beforeEach(() => jest.clearAllMocks());
afterEach(() => expect(close).toHaveBeenCalledTimes(1));

it("leaves a picture alone that is small enough", async () => {
  pictures(1600, 900, () => 1);
  const small = file("a.jpg", 100_000);
  expect(await shrunk(small)).toBe(small);
  expect(written).not.toHaveBeenCalled();
});

it("tries a JPEG at lower qualities before it makes it smaller", async () => {
  pictures(1600, 900, (quality = 1) => 600_000 * quality);
  const { name, type, size } = await shrunk(file("a.jpg", 900_000));
  expect([name, type]).toEqual(["a.jpg", "image/jpeg"]);
  expect(size).toBeLessThanOrEqual(400_000);
  expect(written.mock.calls.map(([, quality]) => quality)).toEqual([0.86, 0.74, 0.62]);
});

it("tries a PNG once at each size: it has no quality", async () => {
  pictures(4000, 2000, () => 500_000);
  await expect(shrunk(file("a.png", 900_000))).rejects.toThrow("is larger than 400 kB");
  expect(written.mock.calls.every(([type]) => type === "image/png")).toBe(true);
  expect(written).toHaveBeenCalledTimes(5);
});
