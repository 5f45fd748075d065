import { localeOf } from "../../../../src/lib/locale";
import { segmentsOf, passageOf } from "../../../../src/features/search/terms";

const marked = (text: string, ...terms: string[]) =>
  segmentsOf(text, new Set(terms))
    .map((part) => (part.marked ? `[${part.text}]` : part.text))
    .join("");

it.each([
  ["Returns cost more than ads", ["returns"], "[Returns] cost more than ads"],
  ["The Café of São Paulo", ["cafe", "sao"], "The [Café] of [São] Paulo"],
  ["returns, returned", ["returns"], "[returns], returned"],
  ["<b>ads</b> & more", ["ads"], "<b>[ads]</b> & more"],
  ["Sales of $52,800.", ["52800"], "Sales of $[52,800]."],
  ["Nothing of it", ["erp"], "Nothing of it"],
])("marks whole words of %j", (text, terms, expected) => {
  expect(marked(text, ...terms)).toBe(expected);
});

it("marks joined words by their later part, and letters as the language writes them without accents", () => {
  const { locale } = SITE;
  SITE.locale = localeOf("de");
  expect(marked("Lieferkosten nach Größe", "kosten", "groesse")).toBe(
    "[Lieferkosten] nach [Größe]",
  );
  SITE.locale = locale;
});

const words = (count: number, word: string) => Array.from({ length: count }, () => word).join(" ");

it("shows the passage with the most terms close together", () => {
  const text = `${words(60, "far")} holdout ${words(60, "between")} a holdout test, then ${words(60, "after")}`;
  const passage = passageOf(text, new Set(["holdout", "test"])) ?? "";
  expect(passage).toContain("a holdout test, then");
  expect(passage.startsWith("... ") && passage.endsWith(" ...")).toBe(true);
  expect(passage.split(" ").length).toBeLessThan(36);
});
