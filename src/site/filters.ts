/**
 * Filtering by address (spec §4: off as it stands): the addresses of the lists by category and industry,
 * and the chips that lead to them. Pure functions; the owner's switches stand in content.
 */

/** The address of the articles of a category. */
export const categoryRoute = (id: string): string => `/blog/category/${id}/`;

/** The address of the case studies of an industry. */
export const industryRoute = (id: string): string => `/case-studies/${id}/`;

export interface FilterChip {
  label: string;
  /** Where the chip leads; undefined for a chip that is a label. */
  to?: string;
  /** Whether it names the list one is looking at. */
  current: boolean;
}

interface Filters {
  /** Whether the owner has switched filtering on. */
  on: boolean;
  /** The chip for everything. */
  all: { label: string; to: string };
  /** The groups in order; one without entries has no list to lead to. */
  groups: readonly { label: string; to: string; entries: number }[];
  /** The address one is at. */
  path: string;
}

/**
 * Makes the chips above a list.
 * @returns off: labels, the first marked as current; on: links, the one to this page marked
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
