/** The lists by category and by industry that have a page, as the owner's switches decide. */
import { kindOf, type KindName } from "../../model/kinds";
import type { Entry } from "../read/entry";

export interface FilterPage {
  path: string;
  /** The kind of the group. */
  kind: "Category" | "Industry";
  /** What the page lists. */
  lists: "BlogPost" | "CaseStudy";
  /** The id of the category or the industry. */
  slug: string;
  title: string;
}

/**
 * Lists the pages of the lists.
 * @param entries entries that are right by themselves
 * @returns a page for each category that has an article and each industry that has a case study, where
 *   filtering is on; nothing where it is off
 */
export function filterPages(entries: readonly Entry[]): FilterPage[] {
  const of = <Name extends KindName>(kind: Name) =>
    entries.filter((entry): entry is Entry<Name> => entry.kind === kind);
  const filled = (kind: "BlogPost" | "CaseStudy") =>
    new Set(of(kind).map(({ data }) => data.category));
  const pages = (
    kind: "Category" | "Industry",
    used: Set<string>,
    lists: FilterPage["lists"],
  ): FilterPage[] => {
    const under = kindOf(kind).groupLists?.under ?? "/";
    return of(kind).flatMap(({ id, data }) =>
      used.has(id) ? { path: `${under}${id}/`, kind, lists, slug: id, title: data.title } : [],
    );
  };
  const byCategory = of("BlogPage")[0]?.data.filterByCategory ?? false;
  const byIndustry = of("CaseStudiesPage")[0]?.data.filterByIndustry ?? false;
  return [
    ...(byCategory ? pages("Category", filled("BlogPost"), "BlogPost") : []),
    ...(byIndustry ? pages("Industry", filled("CaseStudy"), "CaseStudy") : []),
  ];
}
