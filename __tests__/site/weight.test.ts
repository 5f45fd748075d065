/**
 * HTML and pictures, in kB as they are sent, so that no page grows heavy unnoticed. What a first view costs in
 * all, scripts and fonts included, is weighed in a browser by `npm run budget`.
 */
import { brotliCompressSync } from "node:zlib";
import { faults, pages, sentBytes, type Page } from "../support/site";

const kB = (bytes: number): number => Math.round(bytes / 100) / 10;

/** The HTML of a page: what was measured in November 2026, and a fifth more. The first that fits counts. */
const htmlLimits: [address: RegExp, kB: number][] = [
  [/^\/$/, 20.8],
  [/^\/blog\/./, 23.7],
  [/^\/guides\//, 18.9],
  [/^\/case-studies\/$/, 16.7],
  [/^\/services\/./, 14.8],
  [/^\/legal\/./, 15.4],
  [/^\/calculators\//, 16.8],
  [/^\/(resources\/audit|tools\/profit-leak-finder)\/$/, 17.5],
  [/^\/404/, 10],
  [/./, 13.7],
];

test("the HTML of every page stays within its limit", () => {
  const wrong = faults(pages, ({ route, html }) => {
    const size = kB(brotliCompressSync(html).length);
    const limit = htmlLimits.find(([address]) => address.test(route))?.[1] ?? 0;
    return size <= limit ? [] : [`${size} kB, at most ${limit}`];
  });
  expect(wrong).toEqual([]);
});

const sizes = new Map<string, number>();
const sizeOf = (script: string): number => {
  const size = sizes.get(script) ?? sentBytes(script);
  sizes.set(script, size);
  return size;
};

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

test("no picture costs a phone more than 60 kB", () => {
  const wrong = faults(pages, (page) =>
    pictures(page)
      .filter((file) => sizeOf(file) > 60_000)
      .map((file) => `${file} ${kB(sizeOf(file))} kB`),
  );
  expect(wrong).toEqual([]);
});

test("every photograph or drawing of more than one size comes as AVIF, WebP and JPG", () => {
  const wrong = faults(pages, ({ $ }) =>
    $("main img[srcset]")
      .toArray()
      .filter((img) => {
        const types = $(img)
          .closest("picture")
          .find("source")
          .toArray()
          .map(({ attribs }) => attribs.type);
        return (
          !types.includes("image/avif") ||
          !types.includes("image/webp") ||
          !/\.jpg$/.test(img.attribs.src ?? "")
        );
      })
      .map(({ attribs }) => attribs.src ?? ""),
  );
  expect(wrong).toEqual([]);
});

test("the pictures are there to be weighed", () => {
  const files = new Set(pages.flatMap(pictures).filter((file) => file.endsWith(".avif")));
  expect(files.size).toBeGreaterThan(15);
});
