/** Prints the GraphQL types of the content as a text, which shows whether the committed schema is older than the model. */
import type { NodePluginSchema } from "gatsby";
import { graphqlTypes } from "./node-types";

interface Described {
  description?: string;
}

interface Built extends Described {
  made: "type" | "enum" | "interface";
  name: string;
  interfaces?: string[];
  fields?: Record<string, Described & { type: string; args?: Record<string, string> }>;
  values?: Record<string, Described>;
}

/** Stands for Gatsby's builders, which wrap the configuration of a type: these return it, so that it can be printed. */
const bare = {
  buildObjectType: (type: object) => ({ made: "type", ...type }),
  buildEnumType: (type: object) => ({ made: "enum", ...type }),
  buildInterfaceType: (type: object) => ({ made: "interface", ...type }),
} as unknown as NodePluginSchema;

const note = (description: string | undefined, indent = "") =>
  description ? `${indent}"""${description.replace(/"$/, '" ')}"""\n` : "";

const argumentsOf = (args: Record<string, string> = {}) => {
  const all = Object.entries(args).map(([name, type]) => `${name}: ${type}`);
  return all.length > 0 ? `(${all.join(", ")})` : "";
};

function print({ made, name, description, interfaces, fields, values }: Built): string {
  const members = values
    ? Object.entries(values).map(([value, of]) => `${note(of.description, "  ")}  ${value}`)
    : Object.entries(fields ?? {}).map(
        ([field, of]) =>
          `${note(of.description, "  ")}  ${field}${argumentsOf(of.args)}: ${of.type}`,
      );
  const node = interfaces?.length ? ` implements ${interfaces.join(" & ")}` : "";
  return `${note(description)}${made} ${name}${node} {\n${members.join("\n")}\n}\n`;
}

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
