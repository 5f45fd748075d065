/**
 * `npm run develop-times`: runs `npm start` in a copy of the project, without and with a cache. Prints the time to the
 * first page, and the time until a browser shows a change of a text, a value and a component (the median of three).
 * Compare only times that were measured on an idle machine.
 */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import {
  appendFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { chromium, type Page } from "@playwright/test";
import { parseDocument } from "yaml";
import { findBrowser } from "./lib/find-browser";
import { freePort } from "./lib/free-port";
import { median } from "./lib/median";
import { copyProject } from "./lib/project-copy";
import { runScript } from "./lib/run-script";
import { printTable } from "./lib/text-table";

/** A time limit that only a failure exceeds, even on a slow machine, in milliseconds. */
const timeLimit = 300_000;

const secondsSince = (start: number): number => (performance.now() - start) / 1000;

/** An edit of a file, and how to tell that a page shows it. */
interface Edit {
  name: string;
  address: string;
  /** @param round the number of the repetition, from 1 */
  change: (folder: string, round: number) => void;
  isShown: (page: Page, round: number) => Promise<unknown>;
}

/** Waits for a text in an element. Checks on every frame, because a locator checks only twice a second. */
const isIn = (page: Page, selector: string, text: string) =>
  page.waitForFunction(
    (sought) => document.querySelector(sought.selector)?.textContent.includes(sought.text),
    { selector, text },
  );

const article = readdirSync("content/blog").sort()[0] ?? "";

const edits: Edit[] = [
  {
    name: "a text in Markdown",
    address: `/blog/${article}/`,
    change: (folder, round) =>
      appendFileSync(
        path.join(folder, "content/blog", article, "index.md"),
        `\nThe new sentence ${round} is here.\n`,
      ),
    isShown: (page, round) => isIn(page, "article", `The new sentence ${round} is here.`),
  },
  {
    name: "a value in YAML",
    address: "/process/",
    change: (folder, round) => {
      const file = path.join(folder, "content/pages/process.yml");
      const copy = parseDocument(readFileSync(file, "utf8"));
      copy.setIn(["hero", "title"], `A heading that is new, ${round}`);
      writeFileSync(file, copy.toString());
    },
    isShown: (page, round) => isIn(page, "h1", `A heading that is new, ${round}`),
  },
  {
    name: "a component",
    address: "/process/",
    change: (folder, round) => {
      const file = path.join(folder, "src/layout/Layout.tsx");
      const source = readFileSync(file, "utf8");
      writeFileSync(file, source.replace(/<Main (data-new="\d" )?/, `<Main data-new="${round}" `));
    },
    isShown: (page, round) => isIn(page, `main[data-new="${round}"]`, ""),
  },
];

/** Starts the site and waits for its first page. */
async function start(folder: string, port: number): Promise<{ site: ChildProcess; took: number }> {
  const began = performance.now();
  const site = spawn("npm", ["start"], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), LEADS_PORT: String(await freePort(port + 1000)) },
    stdio: "ignore",
    // A separate process group, so that stop() can end all its processes.
    detached: true,
  });
  for (;;) {
    const page = await fetch(`http://localhost:${port}/`).catch(() => undefined);
    if (page?.ok && (await page.text()).includes("___gatsby"))
      return { site, took: secondsSince(began) };
    if (site.exitCode !== null) throw new Error("npm start has ended by itself.");
    if (secondsSince(began) * 1000 > timeLimit) {
      await stop(site);
      throw new Error("npm start shows no page.");
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function stop(site: ChildProcess): Promise<void> {
  const ended = once(site, "exit");
  process.kill(-(site.pid ?? 0), "SIGTERM");
  await ended;
}

/** Waits for webpack to write its cache, which it does some seconds after it becomes idle. */
async function webpackCacheWritten(folder: string): Promise<void> {
  const file = path.join(folder, ".cache/webpack/stage-develop/index.pack");
  const began = performance.now();
  while (!existsSync(file)) {
    if (secondsSince(began) * 1000 > timeLimit) throw new Error(`Webpack has not written ${file}.`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/** Makes each change three times, and waits until the open page shows it. */
async function measureEdits(folder: string, address: string): Promise<[string, number][]> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(timeLimit);
    const times: [string, number][] = [];
    for (const edit of edits) {
      await page.goto(address + edit.address);
      await page.locator("main h1").waitFor();
      await page.waitForLoadState("networkidle");
      const took: number[] = [];
      for (const round of [1, 2, 3]) {
        const began = performance.now();
        edit.change(folder, round);
        await edit.isShown(page, round);
        took.push(secondsSince(began));
      }
      times.push([`${edit.name} is shown`, median(took)]);
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
    await webpackCacheWritten(folder);
    const times = await measureEdits(folder, `http://localhost:${port}`);
    await stop(site);
    const warm = await start(folder, port);
    site = warm.site;
    const rows: [string, number][] = [
      ["first page, from scratch", cold.took],
      ["first page, started again", warm.took],
      ...times,
    ];
    printTable([["", "seconds"], ...rows.map(([name, time]) => [name, time.toFixed(1)])]);
  } finally {
    if (site?.exitCode === null) await stop(site);
    rmSync(folder, { recursive: true, force: true });
  }
}

runScript(main());
