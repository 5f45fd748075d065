/**
 * Writes a word with a number in the plural form of a language.
 * @param forms the texts by plural form; {count} stands for the number
 */
export const plural = (
  forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string },
  count: number,
  language: string = SITE.language,
): string =>
  (forms[new Intl.PluralRules(language).select(count)] ?? forms.other).replace(
    "{count}",
    String(count),
  );
