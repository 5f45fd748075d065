import { kindNames, kindOf, type KindName } from "./kinds";

export interface EntryRef {
  kind: KindName;
  id: string;
}

/** The address of an entry's page; undefined if it has none. */
export function hrefOf({ kind, id }: EntryRef): string | undefined {
  const { pages } = kindOf(kind);
  return pages && `${pages.under}${id}/`;
}

/** The addresses of a page and of the pages above it, outermost first, without the home page. */
export function pathTo(address: string): string[] {
  const parts = address.split("/").filter(Boolean);
  return parts.map((_part, index) => `/${parts.slice(0, index + 1).join("/")}/`);
}

/** The addresses of all pages, with a slash at both ends. */
export function routesOf(entries: EntryRef[]): Set<string> {
  const fixed = kindNames.flatMap((kind) => kindOf(kind).route ?? []);
  const own = entries.flatMap((entry) => hrefOf(entry) ?? []);
  return new Set([...fixed, ...own]);
}

/** The former addresses of pages, each with the current address of its page. */
export function aliasesOf(entries: readonly (EntryRef & { data: unknown })[]): Map<string, string> {
  return new Map(
    entries.flatMap((entry) => {
      const { aliases } = (entry.data ?? {}) as { aliases?: unknown };
      const href = hrefOf(entry);
      return Array.isArray(aliases) && href
        ? aliases.map((alias): [string, string] => [String(alias), href])
        : [];
    }),
  );
}

/** The sitemap rule for an address: the rule with exactly this address, or else the longest match with a star. */
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
