/**
 * The lists by category, each with its own address, and the chips that link to them. Filtering is off unless the owner
 * turns it on in content/.
 */

export const categoryRoute = (id: string): string => `/blog/category/${id}/`;

export interface FilterChip {
  label: string;
  /** The address that the chip links to; undefined for a chip that is only a label. */
  to?: string;
  /** Whether it names the current list. */
  current: boolean;
}

interface Filters {
  /** Whether the owner has turned filtering on. */
  on: boolean;
  /** The chip for all entries. */
  all: { label: string; to: string };
  /** The groups in order; a group without entries has no list to link to. */
  groups: readonly { label: string; to: string; entries: number }[];
  /** The current address. */
  path: string;
}

/**
 * Makes the chips above a list.
 * @returns links, with the current one marked; where filtering is off, labels, with the first one marked
 */
export const filterChips = ({ on, all, groups, path }: Filters): FilterChip[] =>
  [{ ...all, entries: 1 }, ...groups].map(({ label, to, entries }, index) =>
    on
      ? { label, to: entries > 0 ? to : undefined, current: to === path }
      : { label, current: index === 0 },
  );
