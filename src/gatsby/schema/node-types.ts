/**
 * GraphQL types made from the schemas: one node type for each kind, with the same descriptions, relations
 * in both directions, enums, and non-null wherever a field is required.
 */
import type { NodePluginSchema, GatsbyGraphQLType } from "gatsby";
import { htmlResolver, inverseResolver } from "./resolvers";
import { Types, type Field } from "./field-types";
import { lowerFirst } from "../../lib/text";
import { hasAddresses } from "../../model/addresses";
import { isMarkdown, kindNames, kindOf, searchOf, type KindName } from "../../model/kinds";
import type { TokenTable } from "../../model/text-tokens";
import { postListType } from "../nodes/post-lists";

const kindLabel: Field = {
  type: "String!",
  description: "The name of its kind for readers, such as Article.",
};

function commonFields(kind: KindName): Record<string, Field> {
  const { place } = kindOf(kind);
  const fields: Record<string, Field> = {
    slug: { type: "String!", description: "The id that addresses and references use." },
  };
  if (!("order" in kindOf(kind).schema.shape))
    fields.order = { type: "Int!", description: "Its place in the file, from 1." };
  if (hasAddresses(kind))
    fields.href = { type: "String!", description: "The address of its page." };
  if (searchOf(kind)) fields.kindLabel = kindLabel;
  if (place.shape !== "list")
    fields.absolutePath = { type: "String!", description: "The file it was read from." };
  return fields;
}

/** The interface with the fields that related reading shows, whatever the kind of the entry. */
const reading = "Reading";

const readingFields: Record<string, Field> = {
  href: { type: "String!", description: "The address of its page." },
  title: { type: "String!", description: "Its title." },
  kindLabel,
};

/** The fields with related entries, which src/content/publish/related.ts chooses. */
function relatedFields(kind: KindName): Record<string, Field> {
  const { related } = kindOf(kind);
  if (!related) return {};
  return {
    related: {
      type: `[${reading}!]!`,
      description:
        "Texts about the same services or of the same category: kind by kind, the closest first.",
      extensions: { link: {} },
    },
    ...(related.next && {
      next: {
        type: kind,
        description: "The next older entry; for the oldest, the newest.",
        extensions: { link: {} },
      },
    }),
  };
}

function markdownFields(
  tokens: () => TokenTable,
  storeText: (html: string) => string,
): Record<string, Field> {
  return {
    html: {
      type: "String!",
      description: "The text as HTML, with charts drawn and facts filled in.",
      resolve: htmlResolver(tokens),
    },
    textFile: {
      type: "String!",
      description:
        "The address of a file with the text's HTML. Pages query it, because `html` would be sent twice.",
      resolve: async (...parameters) =>
        storeText(String(await htmlResolver(tokens)(...parameters))),
    },
    headings: { type: "[Heading!]!", description: "The headings of the text, in order." },
    words: { type: "Int!", description: "Words of the text, without charts and code." },
  };
}

/**
 * @param tokens gives the values of tokens when a query runs
 * @param storeText keeps the HTML of a text in a file and returns the file's address
 */
export function graphqlTypes(
  schema: NodePluginSchema,
  tokens: () => TokenTable,
  storeText: (html: string) => string,
): GatsbyGraphQLType[] {
  const types = new Types(schema);
  const fields = new Map<KindName, Record<string, Field>>();
  for (const kind of kindNames)
    fields.set(kind, {
      ...commonFields(kind),
      ...types.fieldConfigs(kindOf(kind).schema, kind, kind),
      ...(isMarkdown(kind) ? markdownFields(tokens, storeText) : {}),
      ...relatedFields(kind),
    });
  for (const inverse of types.inverses) {
    const target = fields.get(inverse.to as KindName);
    if (target)
      target[inverse.name] = {
        type: `[${inverse.from}!]!`,
        description: inverse.description,
        args: { limit: "Int" },
        resolve: inverseResolver(inverse),
      };
  }
  Object.assign(fields.get("BlogPost") ?? {}, {
    writer: {
      type: "TeamMember",
      description: "The person of the team whose name is the author; none for a desk.",
      extensions: { link: { by: "title", from: "author" } },
    },
  });
  const heading = schema.buildObjectType({
    name: "Heading",
    description: "A heading of a text.",
    fields: {
      depth: { type: "Int!", description: "2 for a section, 3 for a part of one." },
      text: { type: "String!", description: "The words of the heading." },
      id: { type: "String!", description: "The anchor of the heading." },
    },
  });
  const nodes = kindNames.map((kind) =>
    schema.buildObjectType({
      name: kind,
      description: kindOf(kind).schema.description ?? `Content of the kind ${lowerFirst(kind)}.`,
      interfaces: kindOf(kind).related ? ["Node", reading] : ["Node"],
      extensions: { infer: false },
      fields: fields.get(kind),
    } as never),
  );
  const postList = schema.buildObjectType({
    name: postListType,
    description: "A page of a list of articles.",
    interfaces: ["Node"],
    extensions: { infer: false },
    fields: {
      path: { type: "String!", description: "Its address." },
      usedCategories: {
        type: "[String!]!",
        description: "The slugs of all categories that have an article.",
      },
      posts: {
        type: "[BlogPost!]!",
        description: "The articles on it, newest first.",
        extensions: { link: {} },
      },
    },
  } as never);
  const readingInterface = schema.buildInterfaceType({
    name: reading,
    description: "A text that other texts offer as related reading.",
    fields: readingFields,
  } as never);
  return [...types.built.values(), heading, readingInterface, postList, ...nodes];
}
