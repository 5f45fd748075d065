/** `npm start`: checks the content, and runs `gatsby develop`, which also has the CMS and takes forms. */
import { spawn } from "node:child_process";
import { constants } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { watch } from "chokidar";
import { writeSchemas } from "../src/gatsby/schema/generated-files";
import { contentRoot } from "../src/content/disk/languages";
import { loadContent } from "../src/content/disk/load";
import { formatProblems } from "../src/model/problem";
import { portFor } from "./lib/free-port";
import { runScript } from "./lib/run-script";

/** Waits until the content is valid: reports its problems, and checks again after every save. */
async function waitForContent(): Promise<void> {
  const content = loadContent(contentRoot(), { drafts: true });
  const { problems } = content;
  if (problems.length === 0) return writeSchemas(content);
  console.error(
    `${formatProblems(problems)}\n\nThe site starts once these problems are fixed. Every save checks again.`,
  );
  await new Promise<void>((resolve) => {
    const watcher = watch(contentRoot(), { ignoreInitial: true }).once("all", () => {
      void watcher.close();
      void setTimeout(100).then(resolve);
    });
  });
  return waitForContent();
}

/** Prints the addresses once the first page is ready, so that they are below Gatsby's own messages. */
async function printAddresses(site: string): Promise<void> {
  while (!(await fetch(site).catch(() => undefined))?.ok) await setTimeout(1000);
  console.log(`
The site is at ${site}/
The CMS is at ${site}/admin/ and writes the files of content/
Forms are saved in .leads/leads.jsonl, unless GATSBY_FORM_WEBHOOK_URL names a webhook
Example queries for GraphiQL are at ${site}/___queries/
Pages show changes of content and of their own code; after a change of other code below src/, start again
If Gatsby rejects a query, npm run queries names its file and line
`);
}

async function main(): Promise<void> {
  const port = await portFor(8000, "npm start");
  await waitForContent();
  const gatsby = spawn(
    process.execPath,
    [path.resolve("node_modules/gatsby/cli.js"), "develop", "--port", String(port)],
    { stdio: "inherit", env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1" } },
  );
  gatsby.on("exit", (code, signal) =>
    process.exit(code ?? 128 + constants.signals[signal as NodeJS.Signals]),
  );
  void printAddresses(`http://localhost:${port}`);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.on(signal, () => gatsby.kill(signal));
}

runScript(main());
