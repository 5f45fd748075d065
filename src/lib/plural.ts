import { writeDecimal } from "./decimal";

/**
 * Writes a word with a number in the plural form of the language. Only for fractions does a browser set up `Intl`.
 * @param forms the texts by plural form; {count} stands for the number
 * @param written the number as it is shown
 */
export function plural(
  forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string },
  count: number,
  written = writeDecimal(count, 0, 2),
): string {
  const last = count < 200 ? count : 100 + (count % 100);
  const [form] = Object.entries(SITE.locale.plurals).find(([, all]) => all.includes(last)) ?? [];
  const rule = Number.isInteger(count) ? form : new Intl.PluralRules(SITE.language).select(count);
  return (forms[rule as Intl.LDMLPluralRule] ?? forms.other).replace("{count}", written);
}
