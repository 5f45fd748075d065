/** The pages of the site that search engines may find, each with its address, title and day of the last change. */
import type { NodeInput, SourceNodesArgs } from "gatsby";
import { unlistedAddresses } from "../../content/publish/unlisted";
import { categoryPages } from "../../content/publish/category-pages";
import type { Entry } from "../../content/read/entry";
import { hrefOf } from "../../model/addresses";
import { hostForms } from "../../model/host-forms";
import { kindOf } from "../../model/kinds";
import { pagesToCreate } from "../pages-to-create";

export const sitePageType = "Page";

const hidden = ["/404/", ...Object.values(hostForms).map(({ thanks }) => thanks)];

const seoOf = ({ data }: Entry) => ("seo" in data ? data.seo : undefined);

/** The days of the last changes, by address; a list of entries has the day of the newest one. */
function lastChanges(entries: readonly Entry[], today: string): Map<string, string> {
  const days = new Map<string, string>();
  for (const entry of entries) {
    const { pages, list, inGroups } = kindOf(entry.kind);
    const data = entry.data as Record<string, unknown>;
    const day = pages?.sitemap.lastChange?.map((field) => data[field]).find(Boolean);
    const href = hrefOf(entry);
    if (typeof day !== "string" || day > today || !href) continue;
    days.set(href, day);
    // /resources/ lists groups, so a new guide does not change it.
    if (list && inGroups !== "required" && day > (days.get(list) ?? "")) days.set(list, day);
  }
  return days;
}

/**
 * The fields of entries that have a page, or an anchor on one.
 * @returns a function that gives the fields of an entry; its title only where it has none of its own
 */
export function pageFields(entries: readonly Entry[], today: string) {
  const days = lastChanges(entries, today);
  const lists = new Map(categoryPages(entries).map(({ id, path }) => [`Category ${id}`, path]));
  return (entry: Entry): { href?: string; title?: string; lastModified?: string } => {
    const { route } = kindOf(entry.kind);
    const href = route ?? hrefOf(entry) ?? lists.get(`${entry.kind} ${entry.id}`);
    const title = route && { title: seoOf(entry)?.title ?? "" };
    return { href, ...title, lastModified: href && days.get(href) };
  };
}

/** Makes a node for each page, in the order of the addresses. @param nodeIdOf gives the id of an entry's node */
export function sitePageNodes(
  {
    createNodeId,
    createContentDigest,
  }: Pick<SourceNodesArgs, "createNodeId" | "createContentDigest">,
  entries: readonly Entry[],
  today: string,
  nodeIdOf: (entry: Entry) => string,
): NodeInput[] {
  const fieldsOf = pageFields(entries, today);
  const owners = new Map(entries.map((entry) => [fieldsOf(entry).href, entry]));
  const titles = new Map(pagesToCreate(entries).map(({ path, context }) => [path, context.title]));
  const routes = entries.flatMap(({ kind }) => kindOf(kind).route ?? []);
  const unlisted = unlistedAddresses(entries);
  const pages = [...new Set([...routes, ...titles.keys()])].filter(
    (href) => !hidden.includes(href) && !unlisted.has(href),
  );
  return pages.sort().map((href) => {
    const entry = owners.get(href);
    const own = entry && fieldsOf(entry);
    const fields = {
      href,
      title: entry?.fileTitle ?? titles.get(href) ?? own?.title,
      description: entry && seoOf(entry)?.description,
      kind: entry?.kind,
      lastModified: own?.lastModified,
      entry: entry && nodeIdOf(entry),
    };
    return {
      ...fields,
      id: createNodeId(`${sitePageType} ${href}`),
      parent: null,
      children: [],
      internal: { type: sitePageType, contentDigest: createContentDigest(fields) },
    };
  });
}
