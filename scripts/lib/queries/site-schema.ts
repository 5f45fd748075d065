/** The committed GraphQL schema of the whole site, against which queries are checked without a build. */
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import {
  buildSchema,
  parse,
  print,
  type GraphQLSchema,
  type ObjectTypeDefinitionNode,
} from "graphql";
import { contentSdl } from "../../../src/gatsby/schema/sdl";
import { copyProject } from "../project-copy";
import { withValues } from "./enum-values";

export const schemaPath = "src/queries/schema.graphql";

/** Reads the committed schema. */
export function readSchema(): GraphQLSchema {
  const text = readFileSync(schemaPath, "utf8");
  return withValues(buildSchema(text), text);
}

/** The fields of every type of a schema's text, each with its type. */
function fieldsOf(sdl: string): Map<string, string> {
  const types = parse(sdl).definitions.filter(
    (node): node is ObjectTypeDefinitionNode => node.kind === "ObjectTypeDefinition",
  );
  return new Map(
    types.flatMap(({ name, fields = [] }) =>
      fields.map((field) => [`${name.value}.${field.name.value}`, print(field.type)] as const),
    ),
  );
}

/**
 * The fields of the content model that the schema lacks or has with another type.
 * @returns phrases such as `Job.salary is String! and not Int`, empty where the schema is up to date
 */
export function outdatedFields(sdl: string, model = contentSdl()): string[] {
  const known = fieldsOf(sdl);
  return [...fieldsOf(model)].flatMap(([field, type]) => {
    const stands = known.get(field);
    if (stands === type) return [];
    return stands ? `${field} is ${type} and not ${stands}` : `${field} is new`;
  });
}

/**
 * Has Gatsby make the schema anew, in a copy of the project, and writes it; takes some ten seconds.
 * @throws with what Gatsby printed, if the content or the model has mistakes
 */
export function writeSchema(): void {
  const folder = copyProject();
  try {
    const { status, stdout, stderr } = spawnSync(
      path.resolve("node_modules/.bin/tsx"),
      [path.resolve("scripts/lib/queries/print-schema.ts"), path.resolve(schemaPath)],
      { cwd: folder, encoding: "utf8" },
    );
    if (status !== 0) throw new Error(`Gatsby could not make the schema.\n${stdout}${stderr}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
