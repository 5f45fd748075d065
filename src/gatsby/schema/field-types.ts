/** Makes GraphQL types from schemas: enums, objects, lists, references and pictures. */
import type { GatsbyGraphQLType, NodePluginSchema } from "gatsby";
import { z } from "zod";
import { enumName } from "../../lib/enum-names";
import { descriptionOf, noteOf, typeNameOf, unwrap } from "../../model/schema-notes";
import { kindOf, type KindName } from "../../model/kinds";
import { pictureResolver, type Resolver } from "./resolvers";

export interface Field {
  type: string;
  description?: string;
  args?: Record<string, string>;
  extensions?: Record<string, unknown>;
  resolve?: Resolver;
}

/** The types made so far. */
export class Types {
  readonly built = new Map<string, GatsbyGraphQLType>();

  constructor(private readonly schema: NodePluginSchema) {}

  /** The GraphQL type of a schema in SDL, without the `!` of non-null. */
  private typeOf(inner: z.core.$ZodType, fallback: string, kind: KindName, path: string): string {
    if (inner instanceof z.ZodArray) {
      const item = unwrap(inner.element).inner;
      return `[${this.typeOf(item, fallback.replace(/s$/, ""), kind, path)}!]`;
    }
    const note = noteOf(inner);
    if (note?.role === "reference") return note.kind;
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
      const fields = this.fieldConfigs(schema, name, kind, path);
      const description =
        descriptionOf(schema) ?? `A part of content: ${Object.keys(fields).join(", ")}.`;
      this.built.set(name, this.schema.buildObjectType({ name, description, fields } as never));
    }
    return name;
  }

  /** The fields of an object; references are resolved by id, pictures by the path of their file. */
  fieldConfigs(schema: z.ZodObject, owner: string, kind: KindName, path = "") {
    const fields: Record<string, Field> = {};
    for (const [name, value] of Object.entries(schema.shape)) {
      if (path === "" && name === "id") continue;
      const { inner, optional } = unwrap(value as z.core.$ZodType);
      const fallback = `${owner}${name[0]?.toUpperCase() ?? ""}${name.slice(1)}`;
      const note = noteOf(inner instanceof z.ZodArray ? inner.element : inner);
      const type = this.typeOf(inner, fallback, kind, path ? `${path}.${name}` : name);
      // The build draws a missing picture, and a switch that is not in the file is off.
      const isGiven = type === "Boolean" || (path === "" && name === kindOf(kind).picture);
      const field: Field = {
        type: optional && !isGiven ? type : `${type}!`,
        description: descriptionOf(value as z.core.$ZodType),
      };
      if (note?.role === "reference") field.extensions = { link: { by: "slug" } };
      if (note?.role === "image") field.resolve = pictureResolver;
      if (type === "Boolean" && optional) field.resolve = (source) => source[name] ?? false;
      if (type === "Date") field.extensions = { dateformat: {} };
      fields[name] = field;
    }
    return fields;
  }
}
