import type { Page } from "../../support/built-page";

/** What must hold for the pages of the site; each is asked of every page while it is parsed. */
export interface Rule {
  name: string;
  /** Tells what is wrong with a page, a sentence for each fault. */
  page?(page: Page): string[];
  /** Tells what is wrong with the pages together, once all have been read. */
  whole?(): string[] | Promise<string[]>;
}

/** A rule for the page at one address. */
export const onPage = (route: string, name: string, rule: (page: Page) => string[]): Rule => ({
  name,
  page: (page) => (page.route === route ? rule(page) : []),
});

/** A rule for the pages that visitors are meant to find. */
export const onPublicPages = (name: string, rule: (page: Page) => string[]): Rule => ({
  name,
  page: (page) => (page.isNotFound ? [] : rule(page)),
});

/** A rule for pages that content says something of. */
export const onPagesOf = <Said>(
  said: ReadonlyMap<string, Said>,
  name: string,
  rule: (page: Page, said: Said) => string[],
): Rule => ({
  name,
  page: (page) => {
    const own = said.get(page.route);
    return own === undefined ? [] : rule(page, own);
  },
});

/** A rule that a value which each page has is no other page's. */
export function noTwoAlike(name: string, read: (page: Page) => string): Rule {
  const first = new Map<string, string>();
  return {
    name,
    page: (page) => {
      // The not-found page has two addresses, which may share what they say.
      if (page.route === "/404/") return [];
      const value = read(page);
      const before = first.get(value);
      first.set(value, page.route);
      return before ? [`${before} has it too: ${value}`] : [];
    },
  };
}

/** The values that stand in a list more than once. */
export const repeated = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);
