import { readFileSync } from "node:fs";
import { stylesheet, stylesheetFile } from "../../scripts/fonts";
import { characters, lettersIn } from "../../src/theme/typefaces/characters";

test("the committed typefaces and fallbacks are what npm run fonts makes", async () => {
  const committed = readFileSync(stylesheetFile, "utf8");
  expect((await stylesheet(lettersIn(committed))) === committed).toBe(true);
});

test("prices, dashes, quotation marks and the common letters of Estonian and German need no fallback", () => {
  for (const character of "£1,250.50 – 40% of €80 — “yes”, it’s 3 × 2 … Mäeküla, Tõnu, Überlingen, Café · −5 ÷ 2 ©")
    expect(characters).toContain(character);
});

test("letters of other languages are added, those that a typeface lacks are not", async () => {
  expect(lettersIn(await stylesheet("ßłД"))).toBe("ßł");
});
