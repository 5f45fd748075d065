/**
 * `npm run develop-times`: starts `npm start` in a copy of the project, from nothing and again, and prints how long
 * the first page takes and how long until a browser shows a change of a text, of a value and of a component. Compare
 * the times on a quiet machine only.
 */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { chromium, type Page } from "@playwright/test";
import { parseDocument } from "yaml";
import { findBrowser } from "./lib/find-browser";
import { freePort } from "./lib/free-port";
import { copyProject } from "./lib/project-copy";
import { printTable } from "./lib/text-table";

/** Longer than any of it takes on a slow machine, in milliseconds. */
const patience = 300_000;

const secondsSince = (start: number): number => (performance.now() - start) / 1000;

/** A way to change the copy, and to see on a page that it has changed. */
interface Edit {
  name: string;
  address: string;
  change: (folder: string) => void;
  isShown: (page: Page) => Promise<unknown>;
}

const article = readdirSync("content/blog").sort()[0] ?? "";

const edits: Edit[] = [
  {
    name: "a text in Markdown",
    address: `/blog/${article}/`,
    change: (folder) =>
      appendFileSync(
        path.join(folder, "content/blog", article, "index.md"),
        "\nThis sentence is new here.\n",
      ),
    isShown: (page) => page.getByText("This sentence is new here.").waitFor(),
  },
  {
    name: "a value in YAML",
    address: "/process/",
    change: (folder) => {
      const file = path.join(folder, "content/pages/process.yml");
      const copy = parseDocument(readFileSync(file, "utf8"));
      copy.setIn(["hero", "title"], "A heading that is new here");
      writeFileSync(file, copy.toString());
    },
    isShown: (page) => page.getByRole("heading", { name: "A heading that is new here" }).waitFor(),
  },
  {
    name: "a component",
    address: "/process/",
    change: (folder) => {
      const file = path.join(folder, "src/layout/Layout.tsx");
      const source = readFileSync(file, "utf8");
      writeFileSync(file, source.replace("<Main ", '<Main data-new="" '));
    },
    isShown: (page) => page.locator("main[data-new]").waitFor(),
  },
];

/** Starts the site and waits for its first page. */
async function start(folder: string, port: number): Promise<{ site: ChildProcess; took: number }> {
  const began = performance.now();
  const site = spawn("npm", ["start"], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), LEADS_PORT: String(await freePort(port + 1000)) },
    stdio: "ignore",
    // A group of its own, so that all its processes are stopped together.
    detached: true,
  });
  for (;;) {
    const page = await fetch(`http://localhost:${port}/`).catch(() => undefined);
    if (page?.ok && (await page.text()).includes("___gatsby"))
      return { site, took: secondsSince(began) };
    if (site.exitCode !== null) throw new Error("npm start has ended by itself.");
    if (secondsSince(began) * 1000 > patience) throw new Error("npm start shows no page.");
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function stop(site: ChildProcess): Promise<void> {
  const ended = once(site, "exit");
  process.kill(-(site.pid ?? 0), "SIGTERM");
  await ended;
}

/** Makes each change and waits until the page that is open shows it. */
async function measureEdits(folder: string, address: string): Promise<[string, number][]> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(patience);
    const times: [string, number][] = [];
    for (const edit of edits) {
      await page.goto(address + edit.address);
      await page.locator("main h1").waitFor();
      await page.waitForLoadState("networkidle");
      const began = performance.now();
      edit.change(folder);
      await edit.isShown(page);
      times.push([`${edit.name} is shown`, secondsSince(began)]);
    }
    return times;
  } finally {
    await browser.close();
  }
}

async function main(): Promise<void> {
  const folder = copyProject();
  const port = await freePort(8600);
  let site: ChildProcess | undefined;
  try {
    const cold = await start(folder, port);
    site = cold.site;
    await stop(site);
    const warm = await start(folder, port);
    site = warm.site;
    const times = await measureEdits(folder, `http://localhost:${port}`);
    const rows: [string, number][] = [
      ["first page, from nothing", cold.took],
      ["first page, started again", warm.took],
      ...times,
    ];
    printTable([["", "seconds"], ...rows.map(([name, time]) => [name, time.toFixed(1)])]);
  } finally {
    if (site?.exitCode === null) await stop(site);
    rmSync(folder, { recursive: true, force: true });
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
