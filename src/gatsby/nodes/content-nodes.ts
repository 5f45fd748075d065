/** Makes the nodes of Gatsby's data layer from checked content. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { NodeInput, SourceNodesArgs } from "gatsby";
import { z } from "zod";
import { entryOf, type Entry } from "../../content/read/entry";
import { minutesFor } from "../../content/read/prose";
import { enumName } from "../../lib/enum-names";
import { noteOf } from "../../model/schema-notes";
import { kindOf } from "../../model/kinds";
import { mapFields } from "../../model/walk-fields";
import { contentRoot, fileSizes, type Content } from "../../content/disk/load";
import { pathOnDisk } from "../../content/disk/path-on-disk";
import { aliasesOf } from "../../model/addresses";
import { partsOff } from "../../content/publish/parts";
import { hasState, statusOf, utcDay } from "../../content/publish/published";
import { relate } from "../../content/publish/related";
import { linkResolver, type Resolve } from "../../content/publish/relink";
import { pageFields, sitePageNodes } from "./page-nodes";
import { technologiesIn, usesIn } from "./uses";

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
    : path.dirname(path.resolve(entry.file));

/** Turns names of pictures into the paths of their files, and enum values into their GraphQL names. */
const toNodeData = (entry: Entry): unknown =>
  mapFields(kindOf(entry.kind).schema, entry.data, ({ schema, inner, value }) => {
    if (typeof value !== "string") return value;
    if (noteOf(schema)?.role === "image") {
      const file = path.join(pictureFolder(entry), value);
      return pathOnDisk(file) ?? file;
    }
    return inner instanceof z.ZodEnum ? enumName(value) : value;
  });

/** The most characters of an excerpt. */
export const longestExcerpt = 1000;

/**
 * @param facts a digest of the facts that texts show, so that the queries of all texts run again when one changes
 * @param resolve gives the links of the text the addresses that they have on the page
 */
export function nodeFields(
  entry: Entry,
  facts: string,
  today = utcDay(),
  fieldsOfPage = pageFields([entry], today),
  resolve: Resolve = (to) => to,
): Record<string, unknown> {
  const { place } = kindOf(entry.kind);
  const { id: _id, ...fields } = toNodeData(entry) as Record<string, unknown>;
  const { markdown } = entry;
  return {
    ...(place.shape === "list" && { order: entry.index + 1 }),
    ...fieldsOfPage(entry),
    ...fields,
    ...(entry.fileTitle !== undefined && { title: entry.fileTitle, markedTitle: fields.title }),
    ...(hasState(entry.kind) && { state: statusOf(entry, today).toUpperCase() }),
    slug: entry.id,
    ...(place.shape === "list" ? {} : { absolutePath: path.resolve(entry.file) }),
    ...(markdown && {
      headings: markdown.headings.map(({ depth, text, id }) => ({ depth, text, id })),
      links: markdown.links
        .map(({ to, text }) => ({ to: resolve(to), text }))
        .filter(({ to }) => to),
      wordCount: markdown.words,
      ...(!("readTime" in fields) && { readTime: minutesFor(markdown.words) }),
      prose: markdown.text.slice(0, longestExcerpt),
      body: entry.body,
      facts,
    }),
  };
}

/**
 * Creates or updates the nodes of all content, and deletes those without an entry.
 * @param previousIds the ids of the nodes so far
 * @param drawnFields the fields with pictures that the build has drawn for entries without one
 * @returns the ids of the nodes
 */
export async function createContentNodes(
  args: SourceNodesArgs,
  { entries, tokens }: Content,
  previousIds: Set<string>,
  drawnFields: ReadonlyMap<Entry, Record<string, string>>,
): Promise<Set<string>> {
  const { actions, createNodeId, createContentDigest, getNode } = args;
  const ids = new Set<string>();
  const creations: (void | Promise<void>)[] = [];
  const related = relate(entries);
  const usesOf = usesIn(entries);
  const technologiesOf = technologiesIn(entries);
  const navigation = entryOf(entries, "Navigation");
  const nodeIdOf = ({ kind, id }: Pick<Entry, "kind" | "id">) => createNodeId(`${kind} ${id}`);
  const facts = createContentDigest([
    [...tokens],
    [...fileSizes(entries)],
    [...aliasesOf(entries)],
    [...partsOff(entries).kinds],
  ]);
  const code = codeVersion();
  const today = utcDay();
  const fieldsOfPage = pageFields(entries, today);
  const resolve = linkResolver(entries);
  for (const entry of entries) {
    const reading = related.get(entry);
    const fields = {
      ...nodeFields(entry, facts, today, fieldsOfPage, resolve),
      code,
      ...drawnFields.get(entry),
      ...(kindOf(entry.kind).search && { kindLabel: navigation?.data.search.types[entry.kind] }),
      usedBy: usesOf(entry).map(nodeIdOf),
      ...(entry.kind === "CaseStudy" && { integrations: technologiesOf(entry).map(nodeIdOf) }),
      ...(entry.kind === "Integration" && { caseStudies: technologiesOf(entry).map(nodeIdOf) }),
      ...(reading && {
        related: reading.related.map(nodeIdOf),
        next: reading.next && nodeIdOf(reading.next),
      }),
    };
    const id = nodeIdOf(entry);
    ids.add(id);
    const node: NodeInput = {
      ...fields,
      id,
      parent: null,
      children: [],
      internal: { type: entry.kind, contentDigest: createContentDigest(fields) },
    };
    creations.push(actions.createNode(node));
  }
  for (const node of sitePageNodes(args, entries, today, nodeIdOf)) {
    ids.add(node.id);
    creations.push(actions.createNode(node));
  }
  for (const id of previousIds) {
    const node = ids.has(id) ? undefined : getNode(id);
    if (node) actions.deleteNode(node);
  }
  await Promise.all(creations);
  return ids;
}
