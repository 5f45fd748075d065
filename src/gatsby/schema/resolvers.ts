/** How fields that hold more than a value are answered: pictures, relations back, the HTML of a text. */
import { createHash } from "node:crypto";
import type { Root } from "hast";
import { z } from "zod";
import { unwrap } from "../../model/schema-notes";
import { finishHtml } from "../../content/html/finish-html";
import { withoutInvisible } from "../../lib/text";
import { kindOf, type KindName } from "../../model/kinds";
import type { TokenTable } from "../../model/tokens";

interface NodeModel {
  findOne(query: { type: string; query: object }): Promise<Record<string, unknown> | null>;
  findAll(query: { type: string; query: object }): Promise<{ entries: Iterable<unknown> }>;
}

export type Resolver = (
  source: Record<string, unknown>,
  args: { limit?: number },
  context: { nodeModel: NodeModel },
  info: { fieldName: string; schema: { getType(name: string): unknown } },
) => unknown;

/** A relation that leads back: the field of one kind names entries of another. */
export interface Inverse {
  from: KindName;
  field: string;
  to: string;
  name: string;
  description: string;
}

/** Leads from the path of a picture to its File node, so that gatsby-plugin-image can work on it. */
export const pictureResolver: Resolver = async (source, _args, { nodeModel }, { fieldName }) =>
  nodeModel.findOne({
    type: "File",
    query: { filter: { absolutePath: { eq: source[fieldName] } } },
  });

/** The entries of a kind whose field names this one, in their order. */
export const inverseResolver =
  ({ from, field }: Inverse): Resolver =>
  async (source, { limit }, { nodeModel }) => {
    const { newestFirst } = kindOf(from);
    const sort = newestFirst
      ? { fields: [newestFirst], order: ["DESC"] }
      : { fields: ["order"], order: ["ASC"] };
    const { entries } = await nodeModel.findAll({
      type: from,
      query: { filter: filterFor(from, field, source.slug), sort, limit },
    });
    return [...entries];
  };

function filterFor(from: KindName, field: string, slug: unknown): object {
  const inner = unwrap(kindOf(from).schema.shape[field] as z.core.$ZodType).inner;
  const match = { slug: { eq: slug } };
  return { [field]: inner instanceof z.ZodArray ? { elemMatch: match } : match };
}

/** Holds back texts that have not passed the check; see src/gatsby/develop/checked-texts.ts. */
export interface HeldTexts {
  insteadOf(file: string, body: string | undefined): string | undefined;
}

/** The Markdown node that a file would have with another text. Results for it are kept by its digest. */
async function nodeWith(text: string, absolutePath: string, nodeModel: NodeModel) {
  const query = { filter: { absolutePath: { eq: absolutePath } } };
  const file = await nodeModel.findOne({ type: "File", query });
  return {
    id: `${absolutePath} as it last was right`,
    // Pictures are looked up beside it.
    parent: file?.id,
    children: [],
    fileAbsolutePath: absolutePath,
    internal: {
      type: "MarkdownRemark",
      content: text,
      contentDigest: createHash("md5").update(`${absolutePath}\n${text}`).digest("hex"),
    },
  };
}

/**
 * HTML of the entry's text, from the Markdown node of its file.
 * @param held only in develop, where files change while pages are open
 */
export const htmlResolver =
  (tokens: () => TokenTable, held?: HeldTexts): Resolver =>
  async (source, args, context, info) => {
    const markdown = await context.nodeModel.findOne({
      type: "MarkdownRemark",
      query: { filter: { fileAbsolutePath: { eq: source.absolutePath } } },
    });
    const file = String(source.absolutePath);
    const raw = markdown?.rawMarkdownBody as string | undefined;
    // The check reads texts without them, and a link or a mark of Markdown would not be what it has passed.
    const clean = raw && withoutInvisible(raw);
    const right = held?.insteadOf(file, clean) ?? (clean === raw ? undefined : clean);
    const shown = right === undefined ? markdown : await nodeWith(right, file, context.nodeModel);
    if (!shown) return "";
    const type = info.schema.getType("MarkdownRemark") as {
      getFields(): Record<string, { resolve: Resolver }>;
    };
    const tree = await type.getFields().htmlAst?.resolve(shown, args, context, {
      ...info,
      fieldName: "htmlAst",
    });
    return finishHtml(tree as Root, tokens());
  };
