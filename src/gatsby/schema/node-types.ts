/**
 * GraphQL types made from the schemas: one node type for each kind, with the same descriptions, relations
 * in both directions, enums, and non-null wherever a field is required.
 */
import path from "node:path";
import type { NodePluginSchema, GatsbyGraphQLType } from "gatsby";
import { htmlResolver, inverseResolver } from "./resolvers";
import { Types, type Field } from "./field-types";
import { lowerFirst } from "../../lib/text";
import { isMarkdown, kindNames, kindOf, type KindName } from "../../model/kinds";
import { inverses } from "../../model/inverses";
import { inDeferredParts } from "../article-html/deferred-parts";
import { writeText } from "../article-html/long-texts";
import { currentContent, siteUrlOf } from "../current-content";
import { feedHtml } from "../feed/feed-html";
import { sharedTypes } from "./shared-types";

function commonFields(kind: KindName): Record<string, Field> {
  const { place, route, pages, schema, search } = kindOf(kind);
  const fields: Record<string, Field> = {
    slug: { type: "String!", description: "The id that addresses and references use." },
  };
  if (place.shape === "list")
    fields.order = { type: "Int!", description: "Its place in the file, from 1." };
  const isPage = Boolean(route ?? pages);
  if (isPage || kind === "Category")
    Object.assign(fields, {
      href: { type: isPage ? "String!" : "String", description: "The address of its page." },
      lastModified: {
        type: "Date",
        description: "The day of its last change, if its file has one.",
        extensions: { dateformat: {} },
      },
    });
  if (route && !("title" in schema.shape))
    fields.title = { type: "String!", description: "Its title in search results." };
  if (search)
    fields.kindLabel = {
      type: "String!",
      description: "The name of its kind for readers, such as Article.",
    };
  if (place.shape !== "list")
    fields.absolutePath = { type: "String!", description: "The file it was read from." };
  return fields;
}

const interfacesOf = (
  kind: KindName,
  { href, title, hero, seo }: Record<string, Field>,
): string[] => [
  "Node",
  ...(kindOf(kind).related ? ["Reading"] : []),
  ...(href && seo && title?.type === "String!" ? ["WithPage"] : []),
  ...(hero?.type === "Intro!" ? ["WithHero"] : []),
];

/** The fields with related entries, which src/content/site/related.ts chooses. */
function relatedFields(kind: KindName): Record<string, Field> {
  const { related } = kindOf(kind);
  if (!related) return {};
  return {
    related: {
      type: "[Reading!]!",
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

function markdownFields(kind: KindName): Record<string, Field> {
  const { shape } = kindOf(kind).schema;
  return {
    html: {
      type: "String!",
      description:
        "The text as HTML, with charts drawn and facts filled in; `absolute` gives it full addresses, as for the feed.",
      args: { absolute: "Boolean" },
      resolve: async (source, args, ...rest) => {
        const html = String(await htmlResolver(source, args, ...rest));
        return args.absolute
          ? feedHtml(html, siteUrlOf(currentContent()) + String(source.href))
          : html;
      },
    },
    textFile: {
      type: "String!",
      description:
        "The address of a file with the text's HTML. Pages query it, because `html` would be sent twice.",
      resolve: async (...parameters) => {
        const html = inDeferredParts(String(await htmlResolver(...parameters)));
        return writeText(html, path.resolve("public"));
      },
    },
    headings: { type: "[Heading!]!", description: "The headings of the text, in order." },
    wordCount: { type: "Int!", description: "Words of the text, without charts and code." },
    ...(!("readTime" in shape) && {
      readTime: { type: "Int!", description: "The reading time in minutes." },
    }),
  };
}

/** @returns types, and the definitions of others in GraphQL's language */
export function graphqlTypes(schema: NodePluginSchema): (GatsbyGraphQLType | string)[] {
  const types = new Types(schema);
  const fields = new Map<KindName, Record<string, Field>>();
  for (const kind of kindNames)
    fields.set(kind, {
      ...commonFields(kind),
      ...types.fieldConfigs(kindOf(kind).schema, kind, kind),
      ...(isMarkdown(kind) ? markdownFields(kind) : {}),
      ...relatedFields(kind),
    });
  for (const inverse of inverses) {
    const target = fields.get(inverse.to as KindName);
    if (target)
      target[inverse.name] = {
        type: `[${inverse.from}!]!`,
        description: inverse.description,
        args: { limit: "Int", skip: "Int" },
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
  const nodes = kindNames.map((kind) =>
    schema.buildObjectType({
      name: kind,
      description: kindOf(kind).schema.description ?? `Content of the kind ${lowerFirst(kind)}.`,
      interfaces: interfacesOf(kind, fields.get(kind) ?? {}),
      extensions: { infer: false },
      fields: fields.get(kind),
    } as never),
  );
  return [sharedTypes, ...types.built.values(), ...nodes];
}
