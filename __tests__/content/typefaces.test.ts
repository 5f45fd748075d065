import { readFileSync } from "node:fs";
import { typefaceFiles } from "../../scripts/fonts";
import { characters } from "../../scripts/lib/font-characters";

test("the committed typefaces and fallbacks are what npm run fonts makes", async () => {
  for (const [file, text] of await typefaceFiles())
    expect([file, text === readFileSync(file, "utf8")]).toEqual([file, true]);
});

test("prices, dashes, quotation marks and the common letters of Estonian and German need no fallback", () => {
  for (const character of "£1,250.50 – 40% of €80 — “yes”, it’s 3 × 2 … Mäeküla, Tõnu, Überlingen, Café · −5 ÷ 2 ©")
    expect(characters).toContain(character);
});
