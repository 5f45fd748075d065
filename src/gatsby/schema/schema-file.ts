/** The GraphQL schema of the whole site as a file, by which `npm run queries` checks queries; git ignores it. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { NodePluginSchema } from "gatsby";
import { lexicographicSortSchema, printSchema, type GraphQLSchema } from "graphql";
import { graphqlTypes } from "./node-types";

export const schemaPath = "schemas/schema.graphql";

const same = (type: object) => type;

/** Replaces Gatsby's type builders; each returns the configuration of a type unchanged. */
const bare = {
  buildObjectType: same,
  buildEnumType: same,
  buildInterfaceType: same,
} as unknown as NodePluginSchema;

const packages = () => (existsSync("package-lock.json") ? readFileSync("package-lock.json") : "");

const types = JSON.stringify(graphqlTypes(bare));
const digest = createHash("sha256").update(types).update(packages());

/**
 * The first line of the file, which tells the GraphQL types of the content and the locked packages of its time. It is made
 * when this file is loaded, because Gatsby changes the types.
 */
export const schemaHead = `# model ${digest.digest("hex").slice(0, 16)}\n`;

/** Every start and build writes the file, so that `npm run queries` need not make the schema. */
export function writeSchemaFile(schema: GraphQLSchema, file = schemaPath, head = schemaHead) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${head}\n${printSchema(lexicographicSortSchema(schema))}\n`);
}
