/** A long list split into pages: /blog/, /blog/page/2/ and so on. */
import { fill } from "./fill-names";

export interface ListPage {
  path: string;
  /** How many entries are on earlier pages. */
  skip: number;
  limit: number;
  /** The number of this page, from 1. */
  page: number;
  /** How many pages there are; an empty list has one. */
  pages: number;
}

export const listPath = (base: string, page: number): string =>
  page === 1 ? base : `${base}page/${page}/`;

export function listPages(base: string, total: number, limit: number): ListPage[] {
  const pages = Math.max(1, Math.ceil(total / limit));
  return Array.from({ length: pages }, (_, index) => ({
    path: listPath(base, index + 1),
    skip: index * limit,
    limit,
    page: index + 1,
    pages,
  }));
}

/**
 * The pages that a page links to: the first, the last, and its neighbours, so that the row stays short however
 * long the list is.
 * @returns numbers in order; 0 marks a gap
 */
export function nearbyPages(page: number, pages: number): number[] {
  const shown = [1, page - 1, page, page + 1, pages].filter((each) => each >= 1 && each <= pages);
  const numbers = [...new Set(shown)].sort((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1] ?? number - 1;
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? [0, number] : [number];
  });
}

/**
 * The search texts of a page of a list: those of the list, with its number from the second page on.
 * @param description the content of the pages after the first
 */
export function seoOfPage<Texts extends { title: string; description: string }>(
  seo: Texts,
  page: number,
  description: string,
): Texts {
  if (page === 1) return seo;
  const number = String(page);
  const title = fill(WORDS.pages.titleOfPage, { number, text: seo.title });
  const values = { number, text: description };
  return { ...seo, title, description: fill(WORDS.pages.descriptionOfPage, values) };
}
