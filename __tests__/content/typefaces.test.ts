import { readFileSync } from "node:fs";
import { stylesheet, stylesheetFile } from "../../scripts/fonts";
import { characters } from "../../scripts/lib/font-characters";

test("the committed typefaces and fallbacks are what npm run fonts makes", async () => {
  expect((await stylesheet()) === readFileSync(stylesheetFile, "utf8")).toBe(true);
});

test("prices, dashes, quotation marks and the common letters of Estonian and German need no fallback", () => {
  for (const character of "£1,250.50 – 40% of €80 — “yes”, it’s 3 × 2 … Mäeküla, Tõnu, Überlingen, Café · −5 ÷ 2 ©")
    expect(characters).toContain(character);
});
