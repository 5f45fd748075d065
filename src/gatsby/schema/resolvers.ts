/** Resolves the fields that are more than a plain value: pictures, inverse relations, the HTML of a text. */
import { createHash } from "node:crypto";
import type { Root } from "hast";
import type { Inverse } from "../../model/inverses";
import { contentRoot } from "../../content/disk/languages";
import { fileSizes, type Content } from "../../content/disk/load";
import { finishHtml, type LinkTargets } from "../../content/html/finish-html";
import { hasOrder, kindNames, kindOf, type KindName } from "../../model/kinds";
import { currentContent, currentTokens } from "../current-content";
import { shownPicture } from "../pictures/copies";
import { sitePageType } from "../nodes/content-nodes";

interface NodeModel {
  findOne(query: { type: string; query: object }): Promise<Record<string, unknown> | null>;
  findAll(query: { type: string; query: object }): Promise<{ entries: Iterable<unknown> }>;
}

export type Resolver = (
  source: Record<string, unknown>,
  args: { limit?: number; skip?: number; absolute?: boolean },
  context: { nodeModel: NodeModel },
  info: { fieldName: string; schema: { getType(name: string): unknown } },
) => unknown;

type ListResolver = (
  source: unknown,
  args: { sort?: unknown },
  context: unknown,
  info: { originalResolver: ListResolver },
) => unknown;

/** Finds the File node of a picture by its path, for gatsby-plugin-image. */
export const pictureResolver: Resolver = async (source, _args, { nodeModel }, { fieldName }) => {
  const file = source[fieldName];
  const shown = typeof file === "string" ? shownPicture(contentRoot(), file) : file;
  return nodeModel.findOne({ type: "File", query: { filter: { absolutePath: { eq: shown } } } });
};

/** The order of a kind: newest first, by `order`, or by slug. */
function sortOf(kind: KindName): { fields: string[]; order: string[] } {
  const { newestFirst } = kindOf(kind);
  if (newestFirst) return { fields: [newestFirst, "slug"], order: ["DESC", "ASC"] };
  return hasOrder(kind)
    ? { fields: ["order", "slug"], order: ["ASC", "ASC"] }
    : { fields: ["slug"], order: ["ASC"] };
}

/** Gives the lists at the root of all queries the order of their kind, where the query asks for none. */
export function listResolvers(): Record<string, { resolve: ListResolver }> {
  const inOrder = (sort: object): { resolve: ListResolver } => ({
    resolve: (source, args, context, info) =>
      info.originalResolver(source, { ...args, sort: args.sort ?? sort }, context, info),
  });
  const kinds = kindNames.map((kind) => [`all${kind}`, inOrder(sortOf(kind))] as const);
  return {
    ...Object.fromEntries(kinds),
    [`all${sitePageType}`]: inOrder({ fields: ["href"], order: ["ASC"] }),
  };
}

/** Finds the entries whose field refers to this one, in the order of their kind. */
export const inverseResolver =
  ({ from, field, isList }: Inverse): Resolver =>
  async (source, { limit, skip }, { nodeModel }) => {
    const match = { slug: { eq: source.slug } };
    const filter = { [field]: isList ? { elemMatch: match } : match };
    const query = { filter, sort: sortOf(from), limit, skip };
    const { entries } = await nodeModel.findAll({ type: from, query });
    return [...entries];
  };

const known = new WeakMap<Content, LinkTargets>();

/** What links lead to: read once for all texts, since it takes a look into the folder of every entry. */
function linkTargets(): LinkTargets {
  const content = currentContent();
  const { site } = content;
  const links = known.get(content) ?? { files: fileSizes(site), resolve: site.resolve };
  known.set(content, links);
  return links;
}

/** The HTML of an entry's text, made by gatsby-transformer-remark from the text as the check has read it. */
export const htmlResolver: Resolver = async (source, args, context, info) => {
  const tokens = currentTokens();
  const absolutePath = String(source.absolutePath);
  const body = String(source.body);
  const markdown = {
    id: `text of ${absolutePath}`,
    // gatsby-remark-images looks for pictures in the `dir` of this node.
    parent: source.id,
    children: [],
    fileAbsolutePath: absolutePath,
    internal: {
      type: "MarkdownRemark",
      content: body,
      // gatsby-transformer-remark caches its results by this digest, whatever code has made them.
      contentDigest: createHash("md5")
        .update(`${String(source.code)}\n${tokens.get("site.language")}\n${absolutePath}\n${body}`)
        .digest("hex"),
    },
  };
  const type = info.schema.getType("MarkdownRemark") as {
    getFields(): Record<string, { resolve: Resolver }>;
  };
  const tree = await type.getFields().htmlAst?.resolve(markdown, args, context, {
    ...info,
    fieldName: "htmlAst",
  });
  return finishHtml(tree as Root, tokens, linkTargets());
};
