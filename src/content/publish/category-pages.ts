import { categoryRoute } from "../../lib/filters";
import { entriesOf, entryOf, type Entry } from "../read/entry";

export interface CategoryPage {
  path: string;
  id: string;
  title: string;
}

/** The lists of articles by category: one for each category with an article, if the owner has turned filtering on. */
export function categoryPages(entries: readonly Entry[]): CategoryPage[] {
  if (!entryOf(entries, "BlogPage")?.data.filterByCategory) return [];
  const used = new Set(entriesOf(entries, "BlogPost").map(({ data }) => data.category));
  return entriesOf(entries, "Category").flatMap(({ id, data: { title } }) =>
    used.has(id) ? { path: categoryRoute(id), id, title } : [],
  );
}
