/** Every address of the site, as the content makes it. */
import { kindNames, kindOf, type KindName } from "./kinds";

/** What is needed of an entry to know its address. */
export interface Addressed {
  kind: KindName;
  id: string;
}

/** The address of an entry's page or of its place on a page, if it has one. */
export const hrefOf = ({ kind, id }: Addressed): string | undefined => kindOf(kind).href?.(id);

/**
 * Lists the addresses of all pages.
 * @param entries entries, or what is known of them
 * @returns addresses with a slash at both ends, without anchors
 */
export function routesOf(entries: Addressed[]): Set<string> {
  const fixed = kindNames.flatMap((kind) => kindOf(kind).route ?? []);
  const own = entries.flatMap((entry) => hrefOf(entry) ?? []).filter((href) => !href.includes("#"));
  return new Set([...fixed, ...own]);
}

/** The rule of the sitemap that fits an address best: itself, else the longest with a star. */
export function ruleFor<Rule extends { id: string }>(
  route: string,
  rules: Rule[],
): Rule | undefined {
  return (
    rules.find((rule) => rule.id === route) ??
    rules
      .filter(({ id }) => id.endsWith("*") && route.startsWith(id.slice(0, -1)))
      .sort((a, b) => b.id.length - a.id.length)[0]
  );
}
