/**
 * GraphQL types made from the schemas: one node type for each kind, with the same descriptions, relations
 * in both directions, enums, and non-null wherever a field is required.
 */
import type { NodePluginSchema, GatsbyGraphQLType } from "gatsby";
import { z } from "zod";
import { descriptionOf, enumName, noteOf, typeNameOf, unwrap } from "./fields";
import { finishHtml } from "./html";
import { writeText } from "./text-file";
import { kindNames, kindOf, type KindName } from "./kinds";
import { relatedFields } from "./related";
import type { TokenTable } from "./tokens";

/** The parts of Gatsby's node model that resolvers use. */
interface NodeModel {
  findOne(query: { type: string; query: object }): Promise<Record<string, unknown> | null>;
  findAll(query: { type: string; query: object }): Promise<{ entries: Iterable<unknown> }>;
}

type Resolver = (
  source: Record<string, unknown>,
  args: { limit?: number },
  context: { nodeModel: NodeModel },
  info: { fieldName: string; schema: { getType(name: string): unknown } },
) => unknown;

interface Field {
  type: string;
  description?: string;
  args?: Record<string, string>;
  extensions?: Record<string, unknown>;
  resolve?: Resolver;
}

interface Inverse {
  from: KindName;
  field: string;
  to: string;
  name: string;
  description: string;
}

const article = (kind: string) => `${kind[0]?.toLowerCase() ?? ""}${kind.slice(1)}`;

class Types {
  readonly built = new Map<string, GatsbyGraphQLType>();
  readonly inverses: Inverse[] = [];

  constructor(private readonly schema: NodePluginSchema) {}

  /** The GraphQL type of a schema, as it is written in SDL, without the mark of non-null. */
  private typeOf(inner: z.core.$ZodType, fallback: string, kind: KindName, path: string): string {
    if (inner instanceof z.ZodArray) {
      const item = unwrap(inner.element).inner;
      return `[${this.typeOf(item, fallback.replace(/s$/, ""), kind, path)}!]`;
    }
    const note = noteOf(inner);
    if (note?.role === "reference") {
      if (note.inverse)
        this.inverses.push({
          from: kind,
          field: path,
          to: note.kind,
          name: note.inverse.field,
          description: note.inverse.description,
        });
      return note.kind;
    }
    if (note?.role === "image") return "File";
    if (inner instanceof z.ZodEnum) return this.enumType(inner, typeNameOf(inner) ?? fallback);
    if (inner instanceof z.ZodObject)
      return this.objectType(inner, typeNameOf(inner) ?? fallback, kind, path);
    if (inner instanceof z.ZodBoolean) return "Boolean";
    if (inner instanceof z.ZodNumber) return inner.isInt ? "Int" : "Float";
    if (inner instanceof z.ZodISODate) return "Date";
    if (inner instanceof z.ZodString || inner instanceof z.ZodStringFormat) return "String";
    throw new Error(`No GraphQL type is known for ${inner._zod.def.type} at ${kind}.${path}`);
  }

  private enumType(schema: z.ZodEnum, name: string): string {
    if (!this.built.has(name)) {
      const values = schema.options
        .map(String)
        .map((value) => [enumName(value), { description: `Written in content as "${value}".` }]);
      const description = descriptionOf(schema) ?? `One of the allowed values of ${name}.`;
      this.built.set(
        name,
        this.schema.buildEnumType({ name, description, values: Object.fromEntries(values) }),
      );
    }
    return name;
  }

  private objectType(schema: z.ZodObject, name: string, kind: KindName, path: string): string {
    if (!this.built.has(name)) {
      const fields = this.fieldsOf(schema, name, kind, path);
      const description =
        descriptionOf(schema) ?? `A part of content: ${Object.keys(fields).join(", ")}.`;
      this.built.set(name, this.schema.buildObjectType({ name, description, fields } as never));
    }
    return name;
  }

  /** The fields of an object; references are followed by id, pictures by the file beside the entry. */
  fieldsOf(schema: z.ZodObject, owner: string, kind: KindName, path = ""): Record<string, Field> {
    const fields: Record<string, Field> = {};
    for (const [name, value] of Object.entries(schema.shape)) {
      if (path === "" && name === "id") continue;
      const { inner, optional } = unwrap(value as z.core.$ZodType);
      const fallback = `${owner}${name[0]?.toUpperCase() ?? ""}${name.slice(1)}`;
      const note = noteOf(inner instanceof z.ZodArray ? inner.element : inner);
      const type = this.typeOf(inner, fallback, kind, path ? `${path}.${name}` : name);
      const field: Field = {
        type: optional ? type : `${type}!`,
        description: descriptionOf(value as z.core.$ZodType),
      };
      if (note?.role === "reference") field.extensions = { link: { by: "slug" } };
      if (note?.role === "image") field.resolve = pictureResolver;
      if (type === "Date") field.extensions = { dateformat: {} };
      fields[name] = field;
    }
    return fields;
  }
}

/** Leads from the path of a picture to its File node, so that gatsby-plugin-image can work on it. */
const pictureResolver: Resolver = async (source, _args, { nodeModel }, { fieldName }) =>
  nodeModel.findOne({
    type: "File",
    query: { filter: { absolutePath: { eq: source[fieldName] } } },
  });

const inverseResolver =
  ({ from, field }: Inverse): Resolver =>
  async (source, { limit }, { nodeModel }) => {
    const { shape } = kindOf(from).schema;
    const sort =
      "date" in shape
        ? { fields: ["date"], order: ["DESC"] }
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

/** HTML of the entry's text, from the Markdown node of its file. */
const htmlResolver =
  (tokens: () => TokenTable): Resolver =>
  async (source, args, context, info) => {
    const markdown = await context.nodeModel.findOne({
      type: "MarkdownRemark",
      query: { filter: { fileAbsolutePath: { eq: source.absolutePath } } },
    });
    if (!markdown) return "";
    const type = info.schema.getType("MarkdownRemark") as {
      getFields(): Record<string, { resolve: Resolver }>;
    };
    const html = await type.getFields().html?.resolve(markdown, args, context, {
      ...info,
      fieldName: "html",
    });
    return finishHtml(String(html), tokens());
  };

function commonFields(kind: KindName): Record<string, Field> {
  const { place, href } = kindOf(kind);
  const fields: Record<string, Field> = {
    slug: { type: "String!", description: "The id that addresses and references use." },
  };
  if (!("order" in kindOf(kind).schema.shape))
    fields.order = { type: "Int!", description: "Its place in the file, from 1." };
  if (href) fields.href = { type: "String!", description: "The address of its page." };
  if (place.shape !== "list")
    fields.absolutePath = { type: "String!", description: "The file it was read from." };
  return fields;
}

/** What is related to an article, a guide or a case study; src/content/related.ts decides it. */
const relatedTo: Record<string, Field> = Object.fromEntries(
  relatedFields.map(([kind, name]) => [
    name,
    {
      type: `[${kind}!]!`,
      description: "What is about the same services or of one category, closest first.",
      extensions: { link: { by: "slug" } },
    },
  ]),
);

function markdownFields(tokens: () => TokenTable): Record<string, Field> {
  return {
    html: {
      type: "String!",
      description: "The text as HTML, with charts drawn and facts filled in.",
      resolve: htmlResolver(tokens),
    },
    textFile: {
      type: "String!",
      description:
        "The address of a file with the text's HTML, for pages, which hold it once already.",
      resolve: async (...parameters) =>
        writeText(String(await htmlResolver(tokens)(...parameters)), "public"),
    },
    headings: { type: "[Heading!]!", description: "The headings of the text, in order." },
    words: { type: "Int!", description: "Words of the text, without charts and code." },
  };
}

const isMarkdown = (kind: KindName) => {
  const { place } = kindOf(kind);
  return place.shape === "files"
    ? place.extension === "md"
    : place.shape === "folders" && place.file === "index.md";
};

/**
 * Makes the GraphQL types of all kinds of content.
 * @param schema Gatsby's type builders
 * @param tokens gives what the tokens of texts stand for when a query runs
 */
export function graphqlTypes(
  schema: NodePluginSchema,
  tokens: () => TokenTable,
): GatsbyGraphQLType[] {
  const types = new Types(schema);
  const fields = new Map<KindName, Record<string, Field>>();
  for (const kind of kindNames)
    fields.set(kind, {
      ...commonFields(kind),
      ...types.fieldsOf(kindOf(kind).schema, kind, kind),
      ...(isMarkdown(kind) ? markdownFields(tokens) : {}),
      ...(relatedFields.some(([related]) => related === kind) ? relatedTo : {}),
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
      description: kindOf(kind).schema.description ?? `Content of the kind ${article(kind)}.`,
      interfaces: ["Node"],
      extensions: { infer: false },
      fields: fields.get(kind),
    } as never),
  );
  return [...types.built.values(), heading, ...nodes];
}
