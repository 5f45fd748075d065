/** The lists by category and by industry that have a page, if the owner has turned filtering on. */
import { kindOf } from "../../model/kinds";
import { entriesOf, entryOf, type Entry } from "../read/entry";

export interface FilterPage {
  path: string;
  kind: "Category" | "Industry";
  lists: "BlogPost" | "CaseStudy";
  slug: string;
  title: string;
}

/**
 * @returns where filtering is on: a page for each category that has an article, and each industry that has a case study
 */
export function filterPages(entries: readonly Entry[]): FilterPage[] {
  const pages = (
    kind: FilterPage["kind"],
    lists: FilterPage["lists"],
    isOn: boolean | undefined,
  ): FilterPage[] => {
    if (!isOn) return [];
    const under = kindOf(kind).groupLists?.under ?? "/";
    const used = new Set(entriesOf(entries, lists).map(({ data }) => data.category));
    return entriesOf(entries, kind).flatMap(({ id, data }) =>
      used.has(id) ? { path: `${under}${id}/`, kind, lists, slug: id, title: data.title } : [],
    );
  };
  const { filterByCategory } = entryOf(entries, "BlogPage")?.data ?? {};
  const { filterByIndustry } = entryOf(entries, "CaseStudiesPage")?.data ?? {};
  return [
    ...pages("Category", "BlogPost", filterByCategory),
    ...pages("Industry", "CaseStudy", filterByIndustry),
  ];
}
