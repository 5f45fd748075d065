import { readFileSync } from "node:fs";
import path from "node:path";
import { fontFiles } from "../../scripts/fonts";
import { characters } from "../../scripts/lib/font-characters";

const files = fontFiles();
const folder = path.resolve("src/theme/typefaces");

test("the committed typefaces and fallbacks are what npm run fonts makes", async () => {
  for (const [name, data] of await files)
    expect([name, data.equals(readFileSync(path.join(folder, name)))]).toEqual([name, true]);
});

test("both typefaces together are at most 23 kB", async () => {
  const bytes = [...(await files)]
    .filter(([name]) => name.endsWith(".woff2"))
    .map(([, data]) => data.length);
  expect(bytes).toHaveLength(2);
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(23_000);
});

test("prices, dashes, quotation marks and the common letters of Estonian and German need no fallback", () => {
  for (const character of "£1,250.50 – 40% of €80 — “yes”, it’s 3 × 2 … Mäeküla, Tõnu, Überlingen, Café · −5 ÷ 2 ©")
    expect(characters).toContain(character);
});
