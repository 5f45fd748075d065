/** The lists by category and by industry that have a page, as the owner's switches decide. */
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
 * @returns a page for each category that has an article and each industry that has a case study, where
 * filtering is on; nothing where it is off
 */
export function filterPages(entries: readonly Entry[]): FilterPage[] {
  const filled = (kind: "BlogPost" | "CaseStudy") =>
    new Set(entriesOf(entries, kind).map(({ data }) => data.category));
  const pages = (
    kind: "Category" | "Industry",
    used: Set<string>,
    lists: FilterPage["lists"],
  ): FilterPage[] => {
    const under = kindOf(kind).groupLists?.under ?? "/";
    return entriesOf(entries, kind).flatMap(({ id, data }) =>
      used.has(id) ? { path: `${under}${id}/`, kind, lists, slug: id, title: data.title } : [],
    );
  };
  const byCategory = entryOf(entries, "BlogPage")?.data.filterByCategory ?? false;
  const byIndustry = entryOf(entries, "CaseStudiesPage")?.data.filterByIndustry ?? false;
  return [
    ...(byCategory ? pages("Category", filled("BlogPost"), "BlogPost") : []),
    ...(byIndustry ? pages("Industry", filled("CaseStudy"), "CaseStudy") : []),
  ];
}
