/** Runs the example queries of src/queries, so that they stay right as the model changes. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

type Run = (query: string) => Promise<{ data?: unknown; errors?: unknown }>;

/** Where the answers are kept for the tests. */
export const answersFile = () => path.resolve(".cache/example-queries.json");

/**
 * Runs every example query.
 * @param run Gatsby's `graphql`
 * @returns the answers by the name of the file
 */
export async function runExampleQueries(run: Run): Promise<Record<string, unknown>> {
  const folder = path.resolve("src/queries");
  const answers: Record<string, unknown> = {};
  for (const file of readdirSync(folder))
    answers[file] = await run(readFileSync(path.join(folder, file), "utf8"));
  return answers;
}
