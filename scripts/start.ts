/** `npm start`: checks the content, starts the form receiver and the CMS's backend, and runs `gatsby develop`. */
import { spawn } from "node:child_process";
import path from "node:path";
import { watch } from "chokidar";
import { localBackend } from "../src/admin/config";
import { writeIds, writeModelFiles } from "../src/gatsby/schema/generated-files";
import { contentRoot, loadContent } from "../src/content/load";
import { formatProblems } from "../src/model/problem";
import { FactsCache } from "../src/content/read/facts-cache";
import { utcDay } from "../src/content/publish/published";
import { localReceiver } from "../src/gatsby/host/environment";
import { watchBuildCode } from "./lib/build-code";
import { freePort } from "./lib/free-port";
import { startReceiver } from "./lib/form-receiver";

const port = process.env.PORT ?? "8000";
const receiver = new URL(localReceiver);

/** Waits until the content is valid: reports its problems, and checks again after every save. */
async function rightContent(): Promise<void> {
  const content = loadContent(contentRoot(), { today: utcDay(), drafts: true }, FactsCache.open());
  const { problems } = content;
  if (problems.length === 0) {
    writeModelFiles();
    writeIds(content);
    return;
  }
  console.error(
    `${formatProblems(problems)}\n\nThe site starts once these problems are fixed. Every save checks again.`,
  );
  await new Promise<void>((resolve) => {
    const watcher = watch(contentRoot(), { ignoreInitial: true }).once("all", () => {
      void watcher.close();
      setTimeout(resolve, 100);
    });
  });
  await rightContent();
}

/** The local backend that writes files for the CMS at /admin/; only this machine can reach it. */
const startCmsBackend = (cmsPort: number) =>
  spawn(process.execPath, [path.resolve("node_modules/decap-server/dist/index.js")], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, PORT: String(cmsPort), BIND_HOST: "localhost" },
  });

async function main(): Promise<void> {
  await rightContent();
  try {
    await startReceiver(Number(receiver.port));
    console.log(`Forms are posted to ${localReceiver} and saved in .leads/leads.jsonl`);
  } catch {
    console.warn(`Port ${receiver.port} is in use, so the form receiver was not started.`);
  }
  // Where another copy of the site runs, its backend would write the files of that copy.
  const cmsPort = await freePort(Number(new URL(localBackend).port));
  const cms = startCmsBackend(cmsPort);
  console.log(
    `The CMS will be at http://localhost:${port}/admin/ and writes the files of content/`,
  );
  console.log(`The site will be at http://localhost:${port}/`);
  console.log(`GraphiQL will be at http://localhost:${port}/___graphql`);
  console.log(`Example queries for it are at http://localhost:${port}/___queries/`);
  const gatsby = spawn(
    process.execPath,
    [path.resolve("node_modules/gatsby/cli.js"), "develop", "--port", port],
    {
      stdio: "inherit",
      env: {
        ...process.env,
        GATSBY_TELEMETRY_DISABLED: "1",
        CMS_LOCAL_BACKEND: localBackend.replace(/:\d+/, `:${cmsPort}`),
      },
    },
  );
  watchBuildCode((sentence) => console.warn(`\n${sentence}\n`));
  gatsby.on("exit", (code) => {
    cms.kill();
    process.exit(code ?? 0);
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.on(signal, () => gatsby.kill(signal));
}

void main();
