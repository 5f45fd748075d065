import { graphql } from "gatsby";
import { industryRoute, filterChips } from "../../lib/filters";
import { FilterChips } from "../shared/FilterChips";

interface IndustryChipsProps {
  copy: Queries.IndustryChipsFragment;
  industries: readonly Queries.IndustryChipFragment[];
  path: string;
}

/** The industries of the case studies, if the owner turns filtering on. */
export const IndustryChips = ({ copy, industries, path }: IndustryChipsProps) => (
  <FilterChips
    title="Industries"
    chips={filterChips({
      on: copy.filterByIndustry,
      all: { label: copy.allLabel, to: "/case-studies/" },
      groups: industries.map(({ slug, title, caseStudies }) => ({
        label: title,
        to: industryRoute(slug),
        entries: caseStudies.length,
      })),
      path,
    })}
  />
);

export const query = graphql`
  fragment IndustryChips on CaseStudiesPage {
    allLabel
    filterByIndustry
  }

  fragment IndustryChip on Industry {
    slug
    title
    caseStudies {
      slug
    }
  }
`;
