/** The GraphQL schema of the whole site, against which queries are checked without a build. */
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { buildSchema, type GraphQLSchema } from "graphql";
import { schemaPath } from "../../../src/gatsby/schema/schema-file";
import { copyProject } from "../project-copy";

export const readSchema = (): GraphQLSchema => buildSchema(readFileSync(schemaPath, "utf8"));

/**
 * Lets Gatsby make the schema in a copy of the project, and writes it. Takes about ten seconds.
 * @param head the first line
 * @throws an error with Gatsby's output, if the content or the model has mistakes
 */
export function writeSchema(head: string): void {
  const folder = copyProject();
  try {
    const { status, stdout, stderr } = spawnSync(
      path.resolve("node_modules/.bin/tsx"),
      [path.resolve("scripts/lib/queries/print-schema.ts"), path.resolve(schemaPath), head],
      { cwd: folder, encoding: "utf8" },
    );
    if (status !== 0) throw new Error(`Gatsby could not make the schema.\n${stdout}${stderr}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
