/** Comparisons of lists, which return a sentence for each fault. */
import type { Page } from "../../support/built-page";
import { site } from "../../support/words";

/** The entries that only one of the lists has. */
export const differences = (shown: readonly string[], wanted: readonly string[]): string[] => [
  ...wanted.filter((each) => !shown.includes(each)).map((each) => `lacks ${each}`),
  ...shown.filter((each) => !wanted.includes(each)).map((each) => `has ${each}`),
];

/** Like differences, for lists in a fixed order. */
export function sameList(shown: readonly string[], wanted: readonly string[]): string[] {
  const found = differences(shown, wanted);
  if (found.length > 0 || shown.join() === wanted.join()) return found;
  return [`in another order: ${shown.join(", ")}`];
}

/** A date in words, in the language of the site. */
export const dayInWords = (day: string): string =>
  new Intl.DateTimeFormat(site().language, { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** Checks that a page has the sentence for an empty list if and only if the list is empty. */
export const orEmpty = (page: Page, count: number, empty: string): string[] =>
  (count === 0) === page.text.includes(empty) ? [] : [`${count} entries, and "${empty}"`];

/** The addresses to which the main part of a page lacks a link. */
export const leadsTo = (page: Page, routes: readonly string[]): string[] =>
  routes.filter((route) => !page.links("main").includes(route)).map((route) => `no link: ${route}`);
