/**
 * The example queries of src/queries. Develop lists them, and every build runs them and keeps the answers, in which a
 * test looks for errors and for gaps; a build does not fail because of them.
 */
import { readdirSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";

type Run = (query: string) => Promise<{ data?: unknown; errors?: unknown }>;

const answersFile = () => path.resolve(".cache/example-queries.json");

export function exampleQueries(folder = path.resolve("src/queries/examples")): Map<string, string> {
  const files = readdirSync(folder).sort();
  return new Map(files.map((file) => [file, readFileSync(path.join(folder, file), "utf8")]));
}

async function runExampleQueries(run: Run): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {};
  for (const [file, query] of exampleQueries()) answers[file] = await run(query);
  return answers;
}

export async function writeExampleAnswers(run: Run): Promise<void> {
  await writeFile(answersFile(), JSON.stringify(await runExampleQueries(run), null, 2));
}

const graphiqlAddress = (query: string): string => `/___graphql?query=${encodeURIComponent(query)}`;

/** A page that opens each example query in GraphiQL. */
export function exampleQueriesPage(queries: ReadonlyMap<string, string>): string {
  const items = [...queries].map(([file, query]) => {
    const about = /^# (.*)/.exec(query)?.[1] ?? "";
    return `<li><a href="${graphiqlAddress(query)}">${file}</a>: ${about}</li>`;
  });
  const title = "Example queries";
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1><p>Each opens in GraphiQL; its file stands in src/queries/examples.</p><ul>${items.join("")}</ul></html>`;
}

export interface DevServer {
  get(
    path: string,
    answer: (
      request: unknown,
      response: {
        setHeader(name: string, value: string): void;
        type(type: string): { send(body: string): void };
      },
    ) => void,
  ): void;
}

export function serveExampleQueries(server: DevServer): void {
  server.get("/___queries/", (_request, response) => {
    response.type("html").send(exampleQueriesPage(exampleQueries()));
  });
}
