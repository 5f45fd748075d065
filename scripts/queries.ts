/**
 * `npm run queries`: checks every GraphQL query and fragment, writes their types to `src/gatsby-types.d.ts`, which git
 * ignores, and brings `schemas/schema.graphql` up to date with the model. No start or build is needed.
 *
 * `npm run queries -- --check` does not write the schema, and fails if it is out of date. `-- --schema` writes it in any
 * case; use it after an update of Gatsby or a plugin.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { queryProblems } from "./lib/queries/check-queries";
import {
  exampleFiles,
  pluginFragmentFiles,
  queryFiles,
  readDocuments,
} from "./lib/queries/documents";
import { queryTypes, typesPath } from "./lib/queries/query-types";
import { schemaDigest } from "./lib/queries/schema-digest";
import { readSchema, schemaPath, writeSchema } from "./lib/queries/site-schema";
import { runScript } from "./lib/run-script";

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : "");

async function main(args: string[]): Promise<string[]> {
  const checkOnly = args.includes("--check");
  const isOutdated = !textOf(schemaPath).startsWith(`# model ${schemaDigest()}\n`);
  if (isOutdated && checkOnly)
    return [`${schemaPath} is older than the model; run npm run queries.`];
  if (isOutdated || args.includes("--schema")) {
    console.log(`Gatsby makes ${schemaPath}; this takes some ten seconds.`);
    writeSchema();
  }
  const schema = readSchema();
  const site = readDocuments(queryFiles());
  const examples = exampleFiles().map((file) => readDocuments([file]));
  const problems = queryProblems(schema, site, examples);
  if (problems.length > 0) return problems;
  const fragments = readDocuments(pluginFragmentFiles());
  const types = await queryTypes(schema, [...site.definitions, ...fragments.definitions]);
  if (types !== textOf(typesPath)) writeFileSync(typesPath, types);
  console.log(`${site.definitions.length + examples.length} queries and fragments are right.`);
  return [];
}

runScript(
  main(process.argv.slice(2)).then((problems) => {
    for (const problem of problems) console.error(problem);
    if (problems.length > 0) process.exitCode = 1;
  }),
);
