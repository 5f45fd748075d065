/**
 * `npm run queries`: checks every GraphQL query and fragment, and writes their types to `src/gatsby-types.d.ts` and the
 * schema of the whole site to `schemas/schema.graphql`; git ignores both. No start or build is needed.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { schemaHead, schemaPath } from "../src/gatsby/schema/schema-file";
import { queryProblems } from "./lib/queries/check-queries";
import {
  exampleFiles,
  pluginFragmentFiles,
  queryFiles,
  readDocuments,
} from "./lib/queries/documents";
import { queryTypes, typesPath } from "./lib/queries/query-types";
import { readSchema, writeSchema } from "./lib/queries/site-schema";
import { runScript } from "./lib/run-script";

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : "");

async function main(): Promise<string[]> {
  if (!textOf(schemaPath).startsWith(schemaHead)) {
    console.log(`Gatsby makes ${schemaPath}; this takes some ten seconds.`);
    writeSchema(schemaHead);
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
  main().then((problems) => {
    for (const problem of problems) console.error(problem);
    if (problems.length > 0) process.exitCode = 1;
  }),
);
