/** The script that sets the theme before the first paint, and the fonts: one page shows them for all. */
import { readFileSync } from "node:fs";
import vm from "node:vm";
import { fileOf, readPage } from "../support/site";

const page = readPage("/");

/** Runs the script of the head as a browser would, with a storage that holds a choice or refuses. */
function themeFor(stored: () => string | null): Record<string, string> {
  const { $ } = page;
  const script = $("head script:not([type])").first();
  const dataset: Record<string, string> = {};
  const document = { documentElement: { dataset } };
  vm.runInNewContext(script.text(), { document, localStorage: { getItem: stored } });
  return dataset;
}

test("the theme script takes a choice that was kept, and nothing else", () => {
  expect(themeFor(() => "dark")).toMatchObject({ theme: "dark" });
  expect(themeFor(() => "light")).toMatchObject({ theme: "light" });
  for (const other of [null, "", "system", "<b>"])
    expect(themeFor(() => other)).not.toHaveProperty("theme");
});

test("the theme script does without storage", () => {
  const refused = () => {
    throw new Error("refused");
  };
  expect(themeFor(refused)).not.toHaveProperty("theme");
});

const fonts = page.attributes("link[rel=preload][as=font]", "href");

test("the fonts are WOFF2 and together at most 23 kB", () => {
  const files = fonts.map((href) => readFileSync(fileOf(href)));
  expect(files.map((bytes) => bytes.subarray(0, 4).toString("latin1"))).toEqual(["wOF2", "wOF2"]);
  expect(files.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(23_000);
});

test("a font that comes very late replaces a fallback of the same measures", () => {
  const css = page.$("head style").text();
  const faces = [...css.matchAll(/@font-face\s*{([^}]*)}/g)].map(([, face = ""]) => face);
  const sent = faces.filter((face) => /url\(/.test(face));
  expect(sent).toHaveLength(2);
  expect(sent.filter((face) => !/font-display:\s*swap/.test(face))).toEqual([]);
  const local = faces.filter((face) => !sent.includes(face));
  expect(local).not.toEqual([]);
  expect(local.filter((face) => !/size-adjust.*ascent-override/.test(face))).toEqual([]);
});
