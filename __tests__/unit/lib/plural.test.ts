import { localeOf } from "../../../src/lib/locale";
import { plural } from "../../../src/lib/plural";

const { language, locale } = SITE;
beforeAll(() => void Object.assign(SITE, { language: "pl-PL", locale: localeOf("pl-PL") }));
afterAll(() => void Object.assign(SITE, { language, locale }));

const polish = {
  one: "{count} wynik",
  few: "{count} wyniki",
  many: "{count} wyników",
  other: "{count} wyniku",
};

test.each([
  [1, "1 wynik"],
  [3, "3 wyniki"],
  [5, "5 wyników"],
  [22, "22 wyniki"],
  [1.5, "1,5 wyniku"],
])("%s takes its plural form in Polish", (count, text) => {
  expect(plural(polish, count)).toBe(text);
});

test("a form that is left out is that of other numbers", () =>
  expect(plural({ other: "{count} 件" }, 1)).toBe("1 件"));
