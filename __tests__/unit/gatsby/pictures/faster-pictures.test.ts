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

/** Settings that Sharp keeps to itself. */
const effortOf = (image: object) =>
  (image as { options: { heifEffort: number } }).options.heifEffort;

test("AVIF is encoded with less effort, unless a picture asks for its own", async () => {
  const source = await picture();
  const before = effortOf(sharp(source).avif({ quality: 40 }));
  encodeFaster();
  expect(effortOf(sharp(source).avif({ quality: 40 }))).toBeLessThan(before);
  expect(effortOf(sharp(source).avif({ effort: 7 }))).toBe(7);
  const { format } = await sharp(await sharp(source).avif({ quality: 40 }).toBuffer()).metadata();
  expect(format).toBe("heif");
});

test.each(["gatsby-plugin-sharp", "gatsby-transformer-sharp"])(
  "%s encodes with the Sharp that is changed here",
  (plugin) => {
    const fromPlugin = createRequire(require.resolve(`${plugin}/package.json`));
    expect(fromPlugin.resolve("sharp")).toBe(require.resolve("sharp"));
  },
);
