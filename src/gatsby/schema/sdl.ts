/** The GraphQL types of the content as a text, so that a change of them shows in a review. */
import type { GatsbyGraphQLType, NodePluginSchema } from "gatsby";
import { graphqlTypes } from "./node-types";

interface Described {
  description?: string;
}

interface Built extends Described {
  name: string;
  interfaces?: string[];
  fields?: Record<string, Described & { type: string; extensions?: { dateformat?: object } }>;
  values?: Record<string, Described>;
}

/** Gatsby's builders wrap what they are given; here it is needed bare. */
const bare = {
  buildObjectType: (type: object) => type as GatsbyGraphQLType,
  buildEnumType: (type: object) => type as GatsbyGraphQLType,
} as unknown as NodePluginSchema;

const note = (description: string | undefined, indent = "") =>
  description ? `${indent}"""${description.replace(/"$/, '" ')}"""\n` : "";

function print({ name, description, interfaces, fields, values }: Built): string {
  const members = values
    ? Object.entries(values).map(([value, of]) => `${note(of.description, "  ")}  ${value}`)
    : Object.entries(fields ?? {}).map(
        ([field, of]) => `${note(of.description, "  ")}  ${field}: ${of.type}`,
      );
  const word = values ? "enum" : "type";
  const node = interfaces?.length ? ` implements ${interfaces.join(" & ")}` : "";
  return `${note(description)}${word} ${name}${node} {\n${members.join("\n")}\n}\n`;
}

/** Writes all types of content in the schema language of GraphQL, in the order of their names. */
export function contentSdl(): string {
  const types = graphqlTypes(
    bare,
    () => new Map(),
    () => "",
  ) as unknown as Built[];
  return [...types]
    .sort((a, b) => a.name.localeCompare(b.name, "en"))
    .map(print)
    .join("\n");
}
