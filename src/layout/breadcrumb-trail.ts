import type { PageContext } from "../lib/page-context";

export interface Crumb {
  label: string;
  path: string;
}

const titleFrom = (part: string): string =>
  part.replace(/-/g, " ").replace(/^./, (letter) => letter.toUpperCase());

const partsOf = (path: string): string[] => path.split("/").filter(Boolean);

/** The addresses above an address: one for each part of the path but the last. */
const above = (path: string): string[] =>
  partsOf(path)
    .slice(0, -1)
    .map((_part, index, parts) => `/${parts.slice(0, index + 1).join("/")}/`);

/**
 * Builds the breadcrumbs of a page, from the home page to the page itself; empty on the home page.
 * @param context the build's context of the page; without it, the parts of the path give the pages above
 */
export function breadcrumbTrail(path: string, context: Partial<PageContext> = {}): Crumb[] {
  if (path === "/") return [];
  const crumbOf = (address: string): Crumb => ({
    label: titleFrom(partsOf(address).at(-1) ?? ""),
    path: address,
  });
  const own = crumbOf(path);
  return [
    { label: WORDS.breadcrumbs.home, path: "/" },
    ...(context.above ?? above(path)).map(crumbOf),
    { ...own, label: context.title ?? own.label },
  ];
}
