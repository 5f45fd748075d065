import { amountOf } from "../../../src/lib/amounts";
import { rowTexts, withUnit } from "../../../src/charts/figure-text";
import { typeset } from "../../../src/content/html/typeset";
import { sumFaults } from "../../../src/content/figures/sums";
import { countryName, isLanguage, localeOf } from "../../../src/lib/locale";

const { locale } = SITE;
afterEach(() => void (SITE.locale = locale));

test.each([
  ["de-DE", 1234.5, "€", "1.234,50 €"],
  ["de-DE", -7.4, "%", "−7,4 %"],
  ["de-DE", 6, "€M", "6M €"],
  ["pl", 1234, "zł", "1234 zł"],
  ["pl", 12_345, "zł", "12 345 zł"],
  ["nl", 80, "CHF", "CHF 80"],
  ["en-IN", 1_234_567, "₹", "₹12,34,567"],
  ["ar", -8, "$", "\u200e−8 $"],
])("in %s, %d in %s is written %s", (language, value, unit, written) => {
  SITE.locale = localeOf(language);
  expect(withUnit(value, unit).replaceAll("\u00a0", " ")).toBe(written);
});

test("a step up in Arabic has its plus sign before the figure", () => {
  SITE.locale = localeOf("ar");
  expect(rowTexts([{ value: 2 }], true)).toEqual(["\u200e+2"]);
});

test.each([
  ["de-DE", "1.234,56 €", 1234.56, "€"],
  ["de-DE", "7,4\u202f%", 7.4, "%"],
  ["de-DE", "6 Mio. €", 6_000_000, "€"],
  ["pl", "1 500\u00a0zł", undefined, undefined],
  ["pl", "1\u00a0500 zł", 1500, "zł"],
  ["de-CH", "CHF 1’500.50", 1500.5, "CHF"],
])("in %s, %s is read as a figure", (language, text, value, unit) => {
  const amount = amountOf(text, localeOf(language));
  expect([amount?.value, amount?.unit]).toEqual([value, unit]);
});

test("sums are checked by the marks of the language", () => {
  const german = localeOf("de");
  expect(sumFaults("12 × 1.500 € = 19.000 €", german)).toMatchObject([
    { message: expect.stringContaining("18.000") as string },
  ]);
  expect(sumFaults("3 ÷ (37,5 + 3) = 7,4 %; 12 × 1.500 € = 18.000 €", german)).toEqual([]);
});

test.each([
  ["de", `Er sagte: "Das 'Haus' geht's an."`, "Er sagte: „Das ‚Haus‘ geht’s an.“"],
  ["de-CH", `"Haus"`, "«Haus»"],
  ["fr", `le "mot"`, "le «\u202fmot\u202f»"],
  ["pl", `"dom"`, "„dom”"],
  ["ar", `"+47%" -8 2+2`, "«\u200e+47%» \u200e−8 2+2"],
])("quotations and signs in %s", (language, straight, set) => {
  expect(typeset(straight, localeOf(language))).toBe(set);
});

test("tags of languages and codes of countries are those that formats know", () => {
  expect(["de-DE", "pl", "ar"].every(isLanguage)).toBe(true);
  expect(["german", "de_DE", "xx"].some(isLanguage)).toBe(false);
  expect(["EE", "ZZZ", "Germany"].map((code) => countryName(code, "de"))).toEqual([
    "Estland",
    undefined,
    undefined,
  ]);
});
