import { graphql } from "gatsby";
import { categoryRoute, filterChips } from "../../lib/filters";
import { FilterChips } from "../shared/FilterChips";

interface CategoryChipsProps {
  copy: Queries.CategoryChipsFragment;
  categories: readonly Queries.CategoryChipFragment[];
  used: readonly string[];
  path: string;
}

/** The categories of the articles: labels by default, links if the owner turns filtering on. */
export const CategoryChips = ({ copy, categories, used, path }: CategoryChipsProps) => (
  <FilterChips
    title="Categories"
    chips={filterChips({
      on: copy.filterByCategory,
      all: { label: copy.allLabel, to: "/blog/" },
      groups: categories.map(({ slug, title }) => ({
        label: title,
        to: categoryRoute(slug),
        entries: used.includes(slug) ? 1 : 0,
      })),
      path,
    })}
  />
);

export const query = graphql`
  fragment CategoryChips on BlogPage {
    allLabel
    filterByCategory
  }

  fragment CategoryChip on Category {
    slug
    title
  }
`;
