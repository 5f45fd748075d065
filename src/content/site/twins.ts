/** The pages that say the same in several languages: those of one kind with one file name. */
import type { Twin } from "../../lib/page-context";
import type { Page, Site } from "./outputs";

/** The site in one language. */
export interface LanguageSite {
  /** The start of its addresses, such as /de; empty for the default language. */
  prefix: string;
  site: Site;
}

/**
 * @param sites in all languages, the default one first
 * @returns the page in all languages that have it, and once more in the default one, for visitors of no other; empty
 * without another language
 */
export function twinsOf(own: Page, sites: readonly LanguageSite[]): Twin[] {
  const { entry, isListed } = own;
  if (!entry || !isListed) return [];
  const twins = sites.flatMap(({ prefix, site: { locale, pageOf } }): Twin[] => {
    const page = pageOf(entry);
    if (!page?.isListed) return [];
    const { language } = locale;
    const address = prefix + page.address;
    const tag = prefix.slice(1) || new Intl.Locale(language).language;
    const name = new Intl.DisplayNames(tag, { type: "language" }).of(tag);
    const twin = { language, address, ...(page !== own && { name }) };
    return prefix ? [twin] : [{ language: "x-default", address }, twin];
  });
  return new Set(twins.map(({ address }) => address)).size > 1 ? twins : [];
}
