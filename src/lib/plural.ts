import { writeDecimal } from "./decimal";

/**
 * Writes a word with a number in the plural form of the language.
 * @param forms the texts by plural form; {count} stands for the number
 * @param written the number as it is shown
 */
export const plural = (
  forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string },
  count: number,
  written = writeDecimal(count, 0, 2),
): string =>
  (forms[new Intl.PluralRules(SITE.language).select(count)] ?? forms.other).replace(
    "{count}",
    written,
  );
