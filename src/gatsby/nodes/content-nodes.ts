/** Makes the nodes of Gatsby's data layer from checked content. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { SourceNodesArgs } from "gatsby";
import type { Entry } from "../../content/read/entry";
import { nodeFields, type Site } from "../../content/site/site";
import { kindOf } from "../../model/kinds";
import { contentRoot } from "../../content/disk/languages";
import { fileSizes, pathOf, type Content } from "../../content/disk/load";
import { pathOnDisk } from "../../content/disk/path-on-disk";

const compiledCode = path.resolve(".cache/compiled/gatsby-node.js");

/**
 * The hash of the code that makes nodes and finishes texts. It is part of the digest of each node, so that Gatsby runs
 * queries again when that code changes. Gatsby itself would keep the results of older code.
 * @returns an empty text if there is no compiled code, as in tests
 */
export const codeVersion = (file = compiledCode): string =>
  existsSync(file) ? createHash("sha256").update(readFileSync(file)).digest("hex") : "";

const pictureFolder = (entry: Entry): string =>
  kindOf(entry.kind).place.shape === "single"
    ? path.join(contentRoot(), "pages")
    : path.dirname(pathOf(entry.file));

/**
 * @param tokensDigest a digest of what tokens stand for, so that the queries of all texts run again when one changes
 * @param nodeIdOf makes the id of the node of another entry
 */
export function buildFields(
  entry: Entry,
  site: Site,
  tokensDigest: string,
  nodeIdOf: (entry: Entry) => string,
): Record<string, unknown> {
  const picture = (name: string) => {
    const file = path.join(pictureFolder(entry), name);
    return pathOnDisk(file) ?? file;
  };
  return {
    ...nodeFields(entry, site, { picture, nodeOf: nodeIdOf }),
    ...(kindOf(entry.kind).place.shape !== "list" && { absolutePath: pathOf(entry.file) }),
    ...(entry.markdown && {
      body: entry.body,
      dir: path.dirname(pathOf(entry.file)),
      tokensDigest,
    }),
  };
}

/** The GraphQL type of the pages that search engines may find. */
export const sitePageType = "Page";

/**
 * Creates or updates the nodes of all content, and deletes those without an entry.
 * @param previousIds the ids of the nodes so far
 * @param drawnFields the fields with pictures that the build has drawn for entries without one
 * @returns the ids of the nodes
 */
export async function createContentNodes(
  args: SourceNodesArgs,
  { site, tokens, words }: Content,
  previousIds: Set<string>,
  drawnFields: ReadonlyMap<Entry, Record<string, string>>,
): Promise<Set<string>> {
  const { actions, createNodeId, createContentDigest, getNode } = args;
  const { entries } = site;
  const ids = new Set<string>();
  const creations: (void | Promise<void>)[] = [];
  const nodeIdOf = ({ kind, id }: Pick<Entry, "kind" | "id">) => createNodeId(`${kind} ${id}`);
  const tokensDigest = createContentDigest([
    [...tokens],
    words,
    [...fileSizes(site)],
    site.redirects.map(({ address, to }) => [address, to]),
    site.off,
  ]);
  const code = codeVersion();
  const create = (type: string, id: string, fields: object) => {
    ids.add(id);
    const internal = { type, contentDigest: createContentDigest(fields) };
    creations.push(actions.createNode({ ...fields, id, parent: null, children: [], internal }));
  };
  for (const entry of entries)
    create(entry.kind, nodeIdOf(entry), {
      ...buildFields(entry, site, tokensDigest, nodeIdOf),
      code,
      ...drawnFields.get(entry),
      ...(kindOf(entry.kind).search && { kindLabel: words.kinds[entry.kind] ?? entry.kind }),
    });
  for (const { address, entry, title, lastChange } of site.pages.filter((page) => page.isListed))
    create(sitePageType, createNodeId(`${sitePageType} ${address}`), {
      href: address,
      title,
      description: entry && "seo" in entry.data ? entry.data.seo.description : undefined,
      kind: entry?.kind,
      lastModified: lastChange,
      entry: entry && nodeIdOf(entry),
    });
  for (const id of previousIds) {
    const node = ids.has(id) ? undefined : getNode(id);
    if (node) actions.deleteNode(node);
  }
  await Promise.all(creations);
  return ids;
}
