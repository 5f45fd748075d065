/** The icons of the site, and what is never built. */
import sharp from "sharp";
import { z } from "zod";
import { builtFiles, fileOf, isBuilt, readBuilt } from "../support/site";

const manifest = z.looseObject({
  icons: z.array(
    z.looseObject({ src: z.string(), sizes: z.string(), purpose: z.string().optional() }),
  ),
});

test("the icons of the manifest are as large as it says, and one may be masked", async () => {
  const { icons } = manifest.parse(JSON.parse(readBuilt("/manifest.webmanifest")));
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp(fileOf(src.replace(/\?.*/, ""))).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(["192x192", "512x512"]));
  expect(icons.some(({ purpose }) => purpose === "maskable")).toBe(true);
});

test("the page that shows every primitive is never built", () => {
  expect(isBuilt("/__kit/")).toBe(false);
  const scripts = builtFiles.filter((file) => /^\/[^/]+\.js$/.test(file));
  expect(scripts.length).toBeGreaterThan(5);
  // Words of that page, which no editor writes.
  expect(scripts.filter((file) => readBuilt(file).includes("Cannot be changed"))).toEqual([]);
});
