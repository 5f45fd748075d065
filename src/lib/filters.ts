/**
 * Filtering by address, off by default: the addresses of the lists by category and industry, and the chips that
 * lead to them. Pure functions; the owner's switches are in content.
 */

/** The lists of articles by category stand below this address. */
export const categoryLists = "/blog/category/";

/** The lists of case studies by industry stand below this address. */
export const industryLists = "/case-studies/";

export const categoryRoute = (id: string): string => `${categoryLists}${id}/`;

export const industryRoute = (id: string): string => `${industryLists}${id}/`;

export interface FilterChip {
  label: string;
  /** Where the chip leads; undefined for a chip that is a label. */
  to?: string;
  /** Whether it names the current list. */
  current: boolean;
}

interface Filters {
  /** Whether the owner has turned filtering on. */
  on: boolean;
  /** The chip for all entries. */
  all: { label: string; to: string };
  /** The groups in order; one without entries has no list. */
  groups: readonly { label: string; to: string; entries: number }[];
  /** The current address. */
  path: string;
}

/**
 * Makes the chips above a list.
 * @returns without filtering, labels, the first marked as current; with it, links, the current one marked
 */
export function filterChips({ on, all, groups, path }: Filters): FilterChip[] {
  if (!on)
    return [
      { label: all.label, current: true },
      ...groups.map(({ label }) => ({ label, current: false })),
    ];
  return [
    { ...all, current: all.to === path },
    ...groups.map(({ label, to, entries }) => ({
      label,
      to: entries > 0 ? to : undefined,
      current: to === path,
    })),
  ];
}
