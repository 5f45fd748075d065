import type { Page } from "../../support/built-page";

/** A rule for the built pages. Each is applied to every page. */
export interface Rule {
  name: string;
  /** Returns the faults of a page, as sentences. */
  page?(page: Page): string[];
  /** Returns the value of a page for `whole`; undefined to leave the page out. */
  read?(page: Page): unknown;
  /**
   * Returns the faults of all pages together, as sentences.
   * @param values what `read` returned, by the address of the page
   */
  whole?(values: ReadonlyMap<string, unknown>): string[] | Promise<string[]>;
}

/** A rule for all pages together: `whole` compares the values that `read` returns. */
export const onAllPages = <Value>(
  name: string,
  read: (page: Page) => Value | undefined,
  whole: (values: ReadonlyMap<string, Value>) => string[] | Promise<string[]>,
): Rule => ({ name, read, whole: whole as Rule["whole"] });

/** A rule for every page. */
export const onEachPage = (name: string, page: (page: Page) => string[]): Rule => ({ name, page });

/** A rule for the page at one address. */
export const onPage = (route: string, name: string, rule: (page: Page) => string[]): Rule => ({
  name,
  page: (page) => (page.route === route ? rule(page) : []),
});

/** A rule for all pages but the 404 page. */
export const onPublicPages = (name: string, rule: (page: Page) => string[]): Rule => ({
  name,
  page: (page) => (page.isNotFound ? [] : rule(page)),
});

/** A rule for the pages in a map, each with its value. */
export const onPagesOf = <Value>(
  values: ReadonlyMap<string, Value>,
  name: string,
  rule: (page: Page, value: Value) => string[],
): Rule => ({
  name,
  page: (page) => {
    const own = values.get(page.route);
    return own === undefined ? [] : rule(page, own);
  },
});

/** A rule that no two pages have the same value. */
export const noTwoAlike = (name: string, read: (page: Page) => string): Rule =>
  onAllPages(
    name,
    // The 404 page has two addresses.
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
