import { createRequire } from "node:module";
import sharp from "sharp";
import { encodeFaster } from "../../../../src/gatsby/pictures/faster-pictures";

const picture = () =>
  sharp({
    create: {
      width: 64,
      height: 36,
      channels: 3,
      background: "#123456",
      noise: { type: "gaussian", mean: 128, sigma: 30 },
    },
  })
    .png()
    .toBuffer();

/** A private setting of Sharp. */
const effortOf = (image: object) =>
  (image as { options: { heifEffort: number } }).options.heifEffort;

test("AVIF is encoded with less effort by default", async () => {
  const source = await picture();
  const before = effortOf(sharp(source).avif({ quality: 40 }));
  encodeFaster();
  expect(effortOf(sharp(source).avif({ quality: 40 }))).toBeLessThan(before);
  expect(effortOf(sharp(source).avif({ effort: 7 }))).toBe(7);
  const { format } = await sharp(await sharp(source).avif({ quality: 40 }).toBuffer()).metadata();
  expect(format).toBe("heif");
});

test.each(["gatsby-plugin-sharp", "gatsby-transformer-sharp"])(
  "%s uses the same copy of Sharp",
  (plugin) => {
    const fromPlugin = createRequire(require.resolve(`${plugin}/package.json`));
    expect(fromPlugin.resolve("sharp")).toBe(require.resolve("sharp"));
  },
);
