import { readFileSync } from "node:fs";
import path from "node:path";
import { cutFonts } from "../../scripts/fonts";
import { common, commonText, rest } from "../../src/theme/typefaces/faces";

test("the cut typefaces are what npm run fonts makes", async () => {
  for (const [name, data] of await cutFonts())
    expect(data.equals(readFileSync(path.resolve("src/theme/typefaces", name)))).toBe(true);
});

test("no character is in both files, and none of western Europe is in neither", () => {
  const ranges = [...common, ...rest].sort(([a], [b]) => a - b);
  ranges.forEach(([first, last], index) => {
    expect(last).toBeGreaterThanOrEqual(first);
    const next = ranges[index + 1];
    if (next) expect(next[0]).toBeGreaterThan(last);
  });
  const holds = (code: number) => ranges.some(([first, last]) => code >= first && code <= last);
  for (let code = 0x20; code <= 0xff; code += 1) expect([code, holds(code)]).toEqual([code, true]);
});

test("prices, dashes, quotes and the company's own name need no second file", () => {
  for (const character of "£1,250.50 – 40 % of €80 — “yes”, it’s 3 × 2 … Überlingen ü")
    expect(commonText).toContain(character);
});
