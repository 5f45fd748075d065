/**
 * The example queries of src/queries. Develop lists them. Every build runs them and writes the answers to a file, which
 * a test checks, so that a wrong example does not fail the build.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { DevServer } from "./develop/dev-server";

const folder = path.resolve("src/queries/examples");

/** The queries by file name. */
export const exampleQueries = (): Map<string, string> =>
  new Map(
    readdirSync(folder)
      .sort()
      .map((file) => [file, readFileSync(path.join(folder, file), "utf8")]),
  );

/** @param run Gatsby's `graphql` */
export async function writeExampleAnswers(run: (query: string) => Promise<unknown>): Promise<void> {
  const answers: Record<string, unknown> = {};
  for (const [file, query] of exampleQueries()) answers[file] = await run(query);
  writeFileSync(".cache/example-queries.json", JSON.stringify(answers, null, 2));
}

const inGraphiql = (query: string): string => `/___graphql?query=${encodeURIComponent(query)}`;

/** A page that opens each example query in GraphiQL. */
export function exampleQueriesPage(queries: ReadonlyMap<string, string>): string {
  const items = [...queries].map(([file, query]) => {
    const description = /^# (.*)/.exec(query)?.[1] ?? "";
    return `<li><a href="${inGraphiql(query)}">${file}</a>: ${description}</li>`;
  });
  const title = "Example queries";
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1><p>Each opens in GraphiQL; its file is in src/queries/examples.</p><ul>${items.join("")}</ul></html>`;
}

export function serveExampleQueries(server: DevServer): void {
  server.use("/___queries/", (_request, response) => {
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.end(exampleQueriesPage(exampleQueries()));
  });
}
