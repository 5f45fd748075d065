/** What the build draws: a sheet behind headings, a card for shared links, the icons; and what it never builds. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { z } from "zod";
import { palettes } from "../../src/theme/tokens";
import {
  faults,
  fileOf,
  isBuilt,
  origin,
  pages,
  publicPages,
  readBuilt,
  sentBytes,
} from "../support/site";

const cardOf = ({ $ }: (typeof pages)[number]) =>
  ($('meta[property="og:image"]').attr("content") ?? "").slice(origin.length);

test("every page has a card of its own for shared links", () => {
  const cards = publicPages.map(cardOf);
  expect(cards.filter((card) => !/^\/share\/[a-z0-9-]+-[0-9a-f]{8}\.png$/.test(card))).toEqual([]);
  expect(new Set(cards).size).toBe(cards.length);
});

test("no card is heavier than 60 kB", () => {
  const wrong = faults(pages, (page) => {
    const bytes = sentBytes(cardOf(page));
    return bytes <= 60_000 ? [] : [`${bytes} bytes`];
  });
  expect(wrong).toEqual([]);
});

test("the words of a card's picture name the page", () => {
  const wrong = faults(publicPages, ({ $ }) => {
    const words = $('meta[property="og:image:alt"]').attr("content") ?? "";
    const title = ($('meta[property="og:title"]').attr("content") ?? "").replace(/ \| .*/, "");
    return words.includes(title) ? [] : [words];
  });
  expect(wrong).toEqual([]);
});

test("every page has a chart or a picture on top, unless it is a text or a calculator", () => {
  const wrong = faults(publicPages, ({ $, route }) =>
    $('main img[src^="/sheets/"]').length > 0 ||
    $("main picture").length > 0 ||
    /^\/(legal|calculators)\/./.test(route)
      ? []
      : ["neither"],
  );
  expect(wrong).toEqual([]);
});

test("every sheet is built, has no holes, and takes at most 12 kB", () => {
  const wrong = faults(pages, ({ $ }) =>
    $('img[src^="/sheets/"]')
      .toArray()
      .map(({ attribs }) => attribs.src ?? "")
      .filter(
        (src) =>
          !isBuilt(src) || sentBytes(src) > 12_000 || /NaN|undefined|Infinity/.test(readBuilt(src)),
      ),
  );
  expect(wrong).toEqual([]);
});

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

test("nothing of the mark lies outside the circle that a mask may cut", async () => {
  const { data, info } = await sharp(fileOf("/icon-maskable-512.png"))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ground = [...data.subarray(0, 3)];
  const outside = Array.from({ length: info.width * info.height }, (_, index) => index).filter(
    (index) => {
      const away = Math.hypot((index % info.width) - 256, Math.floor(index / info.width) - 256);
      const at = index * info.channels;
      return away > 0.4 * 512 && ground.some((value, channel) => data[at + channel] !== value);
    },
  );
  expect(outside).toEqual([]);
});

test("every page names its icons, and the colour of the browser's bar in both schemes", () => {
  const wrong = faults(pages, ({ $ }) => {
    const icons = $('link[rel="icon"], link[rel="apple-touch-icon"]')
      .toArray()
      .map(({ attribs }) => attribs.href ?? "");
    const colours = $('meta[name="theme-color"]')
      .toArray()
      .map(({ attribs }) => `${attribs.media} ${attribs.content}`);
    return icons.length === 3 &&
      icons.every(isBuilt) &&
      colours.includes(`(prefers-color-scheme: light) ${palettes.light.paper}`) &&
      colours.includes(`(prefers-color-scheme: dark) ${palettes.dark.paper}`)
      ? []
      : [[...icons, ...colours].join(" ")];
  });
  expect(wrong).toEqual([]);
});

test("the page that shows every primitive is never built", () => {
  expect(isBuilt("/__kit/")).toBe(false);
  const scripts = readdirSync(path.resolve("public")).filter((name) => name.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(5);
  const kit = scripts.filter((name) =>
    readFileSync(path.resolve("public", name), "utf8").includes("Cannot be changed"),
  );
  expect(kit).toEqual([]);
});
