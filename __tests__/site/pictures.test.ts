/** The icons of the manifest, and the kit of primitives. */
import sharp from "sharp";
import { z } from "zod";
import { builtFiles, fileOf, isBuilt, readBuilt } from "../support/site";

const manifest = z.looseObject({
  icons: z.array(
    z.looseObject({ src: z.string(), sizes: z.string(), purpose: z.string().optional() }),
  ),
});

test("the manifest has icons of 192 and 512 px and a maskable one, and states their sizes", async () => {
  const { icons } = manifest.parse(JSON.parse(readBuilt("/manifest.webmanifest")));
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp(fileOf(src.replace(/\?.*/, ""))).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(["192x192", "512x512"]));
  expect(icons.some(({ purpose }) => purpose === "maskable")).toBe(true);
});

test("the page /__kit/ and its script are not part of a build", () => {
  expect(isBuilt("/__kit/")).toBe(false);
  const scripts = builtFiles.filter((file) => /^\/[^/]+\.js$/.test(file));
  expect(scripts.length).toBeGreaterThan(5);
  // A text of that page which no editor writes.
  expect(scripts.filter((file) => readBuilt(file).includes("Cannot be changed"))).toEqual([]);
});
