/**
 * HTML and pictures as they are sent, so that no page grows heavy unnoticed. What a first view costs in all,
 * scripts and fonts included, is weighed in a browser by `npm run budget`.
 */
import { statSync } from "node:fs";
import { gzipSync } from "node:zlib";
import sharp from "sharp";
import type { Page } from "../../support/built-page";
import { fileOf, isBuilt } from "../../support/site";
import { onAllPages, type Rule } from "./rule";

const kB = (bytes: number): number => Math.round(bytes / 100) / 10;

/**
 * What a page may take without the texts, pictures and charts that content gives it: its frame, its styles, its
 * data. Measured, and a fifth more. The first address that fits counts.
 */
const frames: [address: RegExp, kB: number][] = [
  [/^\/404/, 16],
  // Each of its sections has markup and styles of its own.
  [/^\/$/, 21],
  [/./, 19],
];

/** Bytes of compressed HTML that content may take: a character, a picture in its sizes, a chart or a table. */
const allowed = ({ $, text }: Page): number =>
  0.6 * text.length + 300 * $("main picture").length + 600 * $("main figure, main table").length;

const phone = { width: 390, density: 2 };

/** A length of a sizes attribute in pixels of the phone. */
function pixels(length: string): number {
  const [, number, unit] = /^(\d*\.?\d+)(px|rem|em|vw)$/.exec(length.trim()) ?? [];
  if (!number) throw new Error(`"${length}" is no length that this test can read.`);
  const factor = unit === "vw" ? phone.width / 100 : unit === "px" ? 1 : 16;
  return Number(number) * factor;
}

/** The width that a sizes attribute gives a picture on the phone. */
function slot(sizes: string): number {
  for (const part of sizes.split(",")) {
    const [, edge, bound, length] = /^\s*\((min|max)-width:\s*([^)]+)\)\s*(.+)$/.exec(part) ?? [];
    if (!edge || !bound || !length) return pixels(part);
    const fits = edge === "min" ? phone.width >= pixels(bound) : phone.width <= pixels(bound);
    if (fits) return pixels(length);
  }
  return phone.width;
}

/** The file of a srcset that a browser on the phone takes: the smallest that is sharp, else the largest. */
function chosen(srcset: string, sizes: string): string {
  const candidates = srcset
    .split(",")
    .map((candidate) => candidate.trim().split(/\s+/))
    .map(([file = "", width = ""]) => ({ file, width: Number.parseFloat(width) }))
    .sort((a, b) => a.width - b.width);
  const wanted = slot(sizes) * phone.density;
  return (candidates.find(({ width }) => width >= wanted) ?? candidates.at(-1))?.file ?? "";
}

/** The files of the pictures that a phone would fetch for a page, scrolled to its end. */
const pictures = ({ $ }: Page): string[] =>
  $("img")
    .toArray()
    .map((img) => {
      const avif = $(img).closest("picture").find('source[type="image/avif"]').first();
      const srcset = avif.attr("srcset") ?? img.attribs.srcset;
      return srcset
        ? chosen(srcset, avif.attr("sizes") ?? img.attribs.sizes ?? "100vw")
        : (img.attribs.src ?? "");
    });

/** What is wrong with a picture: the phone gets one larger than it can show, or one that is hardly compressed. */
async function faultOf(file: string): Promise<string[]> {
  // A drawing of lines has the size of its place, and a limit among the rules of pictures.
  if (!isBuilt(file) || file.endsWith(".svg")) return [];
  const { size } = statSync(fileOf(file));
  if (size <= 60_000) return [];
  const { width, height } = await sharp(fileOf(file)).metadata();
  const bits = (size * 8) / (width * height);
  return [
    ...(width > 3 * phone.width ? [`${file} is ${width} pixels wide`] : []),
    ...(bits > 2 ? [`${file} takes ${kB(size)} kB, ${bits.toFixed(1)} bits for a pixel`] : []),
  ];
}

export const rules: Rule[] = [
  {
    name: "the HTML of every page stays within its limit",
    page: (page) => {
      const own = kB(gzipSync(page.html).length - allowed(page));
      const limit = frames.find(([address]) => address.test(page.route))?.[1] ?? 0;
      return own <= limit ? [] : [`${own} kB beside its content, at most ${limit}`];
    },
  },
  onAllPages("no picture costs a phone more than it must", pictures, async (pages) => {
    const fetched = new Set([...pages.values()].flat());
    return (await Promise.all([...fetched].map(faultOf))).flat();
  }),
  {
    name: "every photograph or drawing of more than one size comes as AVIF and WebP",
    page: ({ $ }) =>
      $("main img[srcset]")
        .toArray()
        .filter((img) => {
          const types = $(img)
            .closest("picture")
            .find("source")
            .toArray()
            .map(({ attribs }) => attribs.type);
          return !types.includes("image/avif") || !/\.webp$/.test(img.attribs.src ?? "");
        })
        .map(({ attribs }) => attribs.src ?? ""),
  },
];
