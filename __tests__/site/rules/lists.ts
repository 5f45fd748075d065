/** What is wrong with a list of a page, in a sentence for each fault. */
import type { Page } from "../../support/built-page";

/** What is in one list and not in the other. */
export const differences = (shown: readonly string[], wanted: readonly string[]): string[] => [
  ...wanted.filter((each) => !shown.includes(each)).map((each) => `lacks ${each}`),
  ...shown.filter((each) => !wanted.includes(each)).map((each) => `has ${each}`),
];

/** Like differences, for lists that have an order and hold nothing twice. */
export function sameList(shown: readonly string[], wanted: readonly string[]): string[] {
  const found = differences(shown, wanted);
  if (found.length > 0 || shown.join() === wanted.join()) return found;
  return [`in another order: ${shown.join(", ")}`];
}

/** A list that may be empty: then the page says so in a sentence, and only then. */
export const orEmpty = (page: Page, count: number, empty: string): string[] =>
  (count === 0) === page.text.includes(empty) ? [] : [`${count} entries, and "${empty}"`];

/** The addresses that the main part of a page does not lead to. */
export const leadsTo = (page: Page, routes: readonly string[]): string[] =>
  routes.filter((route) => !page.links("main").includes(route)).map((route) => `no link: ${route}`);
