/** The addresses of pages that stay out of the search, the sitemap and search engines. */
import { hrefOf } from "../../model/addresses";
import { entriesOf, type Entry } from "../read/entry";

/** @returns the pages with `noindex` in seo-overrides.yml, own pages with `listed: false`, and tools that are only planned */
export const unlistedAddresses = (entries: readonly Entry[]): Set<string> =>
  new Set([
    ...entriesOf(entries, "SeoOverride").flatMap(({ id, data }) => (data.noindex ? id : [])),
    ...entriesOf(entries, "OwnPage").flatMap((entry) =>
      entry.data.listed ? [] : (hrefOf(entry) ?? []),
    ),
    ...entriesOf(entries, "Tool").flatMap((entry) =>
      entry.data.status === "Available" ? [] : (hrefOf(entry) ?? []),
    ),
  ]);
