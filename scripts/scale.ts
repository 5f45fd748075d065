/**
 * `npm run scale -- 10 1000 5000`: builds a copy of the site with that many articles: from scratch, again
 * without a change, and again after editing one article. Prints the time and the peak memory of the build
 * with all its processes, and checks that every page has its own head. Takes minutes.
 */
import { execFileSync, spawn } from "node:child_process";
import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { addPosts } from "./lib/many-posts";
import { copyProject } from "./lib/project-copy";
import { printTable } from "./lib/text-table";

/** How often memory is sampled, in milliseconds. */
const interval = 500;

/**
 * The memory of a process, in bytes. On Linux this is its proportional share, since the processes of a build
 * map the same database and each would be charged for all of it; elsewhere it is the resident size.
 */
function heldBy(pid: number, residentKilobytes: number): number {
  let kilobytes = residentKilobytes;
  try {
    const share = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"));
    kilobytes = Number(share?.[1] ?? kilobytes);
  } catch {
    // Not Linux, or the process has ended.
  }
  return kilobytes * 1024;
}

/** The memory of a process and all its descendants, in bytes. */
function memoryOf(root: number): number {
  const processes = execFileSync("ps", ["-A", "-o", "pid=,ppid=,rss="], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number));
  const family = new Set([root]);
  let total = 0;
  for (let before = 0; before < family.size;) {
    before = family.size;
    for (const [pid = 0, parent = 0] of processes) if (family.has(parent)) family.add(pid);
  }
  for (const [pid = 0, , kilobytes = 0] of processes)
    if (family.has(pid)) total += heldBy(pid, kilobytes);
  return total;
}

interface Measure {
  seconds: number;
  peak: number;
}

function build(folder: string): Promise<Measure> {
  const started = Date.now();
  const child = spawn("npm", ["run", "build"], {
    cwd: folder,
    env: { ...process.env, CI: "true", GATSBY_TELEMETRY_DISABLED: "1" },
  });
  let output = "";
  let peak = 0;
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const watch = setInterval(() => (peak = Math.max(peak, memoryOf(child.pid ?? 0))), interval);
  return new Promise((resolve, reject) => {
    child.on("exit", (code) => {
      clearInterval(watch);
      if (code === 0) resolve({ seconds: (Date.now() - started) / 1000, peak });
      else reject(new Error(`The build failed.\n${output.slice(-3000)}`));
    });
  });
}

/** Lists pages with a wrong head: a title or a canonical address that is not the page's own. */
function wrongHeads(folder: string, titles: Map<string, string>): string[] {
  const root = path.join(folder, "public");
  const pages = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
    (file) => /(^|\/)index\.html$/.test(file) && !/^(404|admin)/.test(file),
  );
  const seen = new Map<string, string>();
  return pages.flatMap((file) => {
    const html = readFileSync(path.join(root, file), "utf8");
    const address = `/${file.replace(/index\.html$/, "")}`;
    const title = /<title[^>]*>([^<]*)</.exec(html)?.[1] ?? "";
    const canonical = /<link[^>]*rel="canonical"[^>]*href="https?:\/\/[^/]+([^"]*)"/.exec(
      html,
    )?.[1];
    const id = /^\/blog\/(margin-note-(\d+))\/$/.exec(address);
    const twin = seen.get(title);
    seen.set(title, address);
    return [
      ...(canonical === address ? [] : [`${address} says it is ${canonical}`]),
      ...(twin ? [`${address} has the title of ${twin}`] : []),
      ...(id && !title.startsWith(`Margin note ${id[2]} `)
        ? [`${address} is called ${title}`]
        : []),
      ...(id && !html.includes(titles.get(id[1] ?? "") ?? "?")
        ? [`${address} lacks its text`]
        : []),
    ];
  });
}

/** Lists articles that no page of the list links to, or more than one does. */
function wronglyListed(folder: string, titles: Map<string, string>): string[] {
  const root = path.join(folder, "public/blog");
  const lists = [
    root,
    ...(existsSync(path.join(root, "page")) ? readdirSync(path.join(root, "page")) : []).map((n) =>
      path.join(root, "page", n),
    ),
  ];
  const links = lists.flatMap((list) => {
    const html = readFileSync(path.join(list, "index.html"), "utf8");
    return [
      ...new Set([...html.matchAll(/href="\/blog\/(margin-note-\d+)\/"/g)].map(([, id]) => id)),
    ];
  });
  const count = new Map<string | undefined, number>();
  for (const id of links) count.set(id, (count.get(id) ?? 0) + 1);
  return [...titles.keys()]
    .filter((id) => count.get(id) !== 1)
    .map((id) => `${id} is on ${count.get(id) ?? 0} pages of the list`);
}

/** The largest page data except that of articles, in bytes: it must not grow with the articles. */
function heaviest(folder: string): { address: string; bytes: number } {
  const data = path.join(folder, "public/page-data");
  return readdirSync(data, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith("page-data.json") && !/^blog\/(?!page\/)[^/]+\//.test(file))
    .map((file) => ({
      address: `/${file.replace(/page-data\.json$/, "").replace(/^index\/$/, "")}`,
      bytes: statSync(path.join(data, file)).size,
    }))
    .reduce((largest, each) => (each.bytes > largest.bytes ? each : largest));
}

async function measure(total: number): Promise<string[]> {
  const folder = copyProject();
  try {
    const titles = addPosts(folder, total);
    const cold = await build(folder);
    const wrong = [...wrongHeads(folder, titles), ...wronglyListed(folder, titles)];
    if (wrong.length > 0)
      throw new Error(`${wrong.length} problems:\n${wrong.slice(0, 20).join("\n")}`);
    const warm = await build(folder);
    const edited = [...titles.keys()][0] ?? "hidden-profit-leaks-ecommerce";
    appendFileSync(path.join(folder, "content/blog", edited, "index.md"), "\nOne more sentence.\n");
    const edit = await build(folder);
    const page = readFileSync(path.join(folder, "public/blog", edited, "index.html"), "utf8");
    if (!page.includes("One more sentence.")) throw new Error("The edit is not on the page.");
    const { address, bytes } = heaviest(folder);
    return [
      String(total),
      ...[cold, warm, edit].map(({ seconds }) => seconds.toFixed(0)),
      (Math.max(cold.peak, warm.peak, edit.peak) / 1024 ** 3).toFixed(2),
      `${address} ${(bytes / 1000).toFixed(1)}`,
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function main(): Promise<void> {
  const asked = process.argv.slice(2).map(Number);
  const rows: string[][] = [];
  for (const total of asked.length > 0 ? asked : [10, 1000, 5000]) {
    rows.push(await measure(total));
    console.error(rows.at(-1)?.join("  "));
  }
  printTable([
    [
      "articles",
      "cold s",
      "warm s",
      "one edit s",
      "peak GiB",
      "largest page data but articles', kB",
    ],
    ...rows,
  ]);
  console.log(
    "\nEvery page has its own title and address, and every article is on one page of the list.",
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
