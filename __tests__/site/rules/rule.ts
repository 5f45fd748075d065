import type { Page } from "../../support/built-page";

/** What must hold for the pages of the site; each is asked of every page while it is parsed. */
export interface Rule {
  name: string;
  /** Returns what is wrong with a page, a sentence for each fault. */
  page?(page: Page): string[];
  /** Returns what `whole` needs of a page; undefined for a page that it needs nothing of. */
  read?(page: Page): unknown;
  /**
   * Returns what is wrong with the pages together, a sentence for each fault.
   * @param values what `read` returned, by the address of the page
   */
  whole?(values: ReadonlyMap<string, unknown>): string[] | Promise<string[]>;
}

/** A rule for the pages together: `read` takes from each what `whole` compares. */
export const onAllPages = <Value>(
  name: string,
  read: (page: Page) => Value | undefined,
  whole: (values: ReadonlyMap<string, Value>) => string[] | Promise<string[]>,
): Rule => ({ name, read, whole: whole as Rule["whole"] });

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
export const noTwoAlike = (name: string, read: (page: Page) => string): Rule =>
  onAllPages(
    name,
    // The not-found page has two addresses, which may share what they say.
    (page) => (page.route === "/404/" ? undefined : read(page)),
    (values) => {
      const first = new Map<string, string>();
      return [...values].flatMap(([route, value]) => {
        const before = first.get(value);
        if (before) return [`${route}: ${before} has it too: ${value}`];
        first.set(value, route);
        return [];
      });
    },
  );
