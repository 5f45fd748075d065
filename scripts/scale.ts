/**
 * `npm run scale -- 10 1000 5000`: builds a copy of the site with that many articles: from scratch, again without a
 * change, and again after an edit of one article. Prints wall time, CPU time and peak memory of the build with all its
 * processes, and what each further thousand articles adds. Checks that every page has its own head. Takes minutes.
 *
 * `npm run scale -- 1000 --beside ../peer "npm run build"` also measures a command in another folder after each number,
 * so that both run on the same machine under the same load.
 */
import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "../src/content/disk/files-below";
import { addPosts } from "./lib/many-posts";
import { measureCommand, type Measure } from "./lib/measure-command";
import { copyProject } from "./lib/project-copy";
import { runScript } from "./lib/run-script";
import { printTable } from "./lib/text-table";

/** Lists pages with the title or canonical link of another page, and articles without their text. */
function wrongHeads(folder: string, titles: Map<string, string>): string[] {
  const root = path.join(folder, "public");
  const pages = filesBelow(root).filter(
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

/** Lists articles that are not on exactly one page of the list. */
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

/** The largest page data except those of articles, in bytes. It must not grow with the number of articles. */
function heaviest(folder: string): { address: string; bytes: number } {
  const data = path.join(folder, "public/page-data");
  return filesBelow(data)
    .filter((file) => file.endsWith("page-data.json") && !/^blog\/(?!page\/)[^/]+\//.test(file))
    .map((file) => ({
      address: `/${file.replace(/page-data\.json$/, "").replace(/^index\/$/, "")}`,
      bytes: statSync(path.join(data, file)).size,
    }))
    .reduce((largest, each) => (each.bytes > largest.bytes ? each : largest));
}

/** The results for one number of articles. */
interface Row {
  total: number;
  cold: Measure;
  warm: Measure;
  edit: Measure;
  /** The address and size in kB of the largest page data except those of articles. */
  heaviest: string;
}

const build = (folder: string) => measureCommand("npm run build", folder);

async function measure(total: number): Promise<Row> {
  const folder = copyProject();
  try {
    const titles = addPosts(folder, total);
    const cold = await build(folder);
    const wrong = [...wrongHeads(folder, titles), ...wronglyListed(folder, titles)];
    if (wrong.length > 0)
      throw new Error(`${wrong.length} problems:\n${wrong.slice(0, 20).join("\n")}`);
    const warm = await build(folder);
    const edited =
      [...titles.keys()][0] ?? readdirSync(path.join(folder, "content/blog")).sort()[0] ?? "";
    appendFileSync(path.join(folder, "content/blog", edited, "index.md"), "\nOne more sentence.\n");
    const edit = await build(folder);
    const page = readFileSync(path.join(folder, "public/blog", edited, "index.html"), "utf8");
    if (!page.includes("One more sentence.")) throw new Error("The edit is not on the page.");
    const { address, bytes } = heaviest(folder);
    return { total, cold, warm, edit, heaviest: `${address} ${(bytes / 1000).toFixed(1)}` };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const gibibytes = (...measures: Measure[]) =>
  (Math.max(...measures.map(({ peak }) => peak)) / 1024 ** 3).toFixed(2);

/** Wall time and CPU time, in seconds. */
const seconds = ({ wall, cpu }: Pick<Measure, "wall" | "cpu">) => [wall.toFixed(0), cpu.toFixed(0)];

const cells = ({ total, cold, warm, edit, heaviest: largest }: Row): string[] => [
  String(total),
  ...[cold, warm, edit].flatMap(seconds),
  gibibytes(cold, warm, edit),
  largest,
];

/** The increase for each further thousand articles, between two rows. */
function growth(from: Row, to: Row): string[] {
  const thousands = (to.total - from.total) / 1000;
  const added = (name: "cold" | "warm" | "edit") => ({
    wall: (to[name].wall - from[name].wall) / thousands,
    cpu: (to[name].cpu - from[name].cpu) / thousands,
  });
  const steps = (["cold", "warm", "edit"] as const).map(added).flatMap(seconds);
  return [`+1000, ${from.total} to ${to.total}`, ...steps, "", ""];
}

interface Options {
  totals: number[];
  beside?: { folder: string; command: string };
}

function readOptions(args: readonly string[]): Options {
  const at = args.indexOf("--beside");
  const [folder, command] = at < 0 ? [] : args.slice(at + 1);
  if (at >= 0 && (!folder || !command))
    throw new Error('--beside needs a folder and a command: --beside ../peer "npm run build"');
  const totals = (at < 0 ? args : args.slice(0, at)).map(Number);
  if (totals.some((total) => !Number.isInteger(total)))
    throw new Error("Give the numbers of articles: `npm run scale -- 10 1000`");
  return {
    totals: totals.length > 0 ? totals : [10, 1000, 5000],
    ...(folder && command && { beside: { folder: path.resolve(folder), command } }),
  };
}

async function main(): Promise<void> {
  const { totals, beside } = readOptions(process.argv.slice(2));
  const rows: Row[] = [];
  const table: string[][] = [];
  for (const total of totals) {
    const row = await measure(total);
    const before = rows.at(-1);
    if (before && before.total !== total) table.push(growth(before, row));
    rows.push(row);
    table.push(cells(row));
    console.error(table.at(-1)?.join("  "));
    if (!beside) continue;
    const peer = await measureCommand(beside.command, beside.folder);
    table.push([
      path.basename(beside.folder),
      ...seconds(peer),
      "",
      "",
      "",
      "",
      gibibytes(peer),
      "",
    ]);
    console.error(table.at(-1)?.join("  "));
  }
  printTable([
    [
      "articles",
      ...["cold", "warm", "one edit"].flatMap((name) => [`${name} s`, "CPU s"]),
      "peak GiB",
      "largest page data outside articles, kB",
    ],
    ...table,
  ]);
  console.log(
    "\nEvery page has its own title and address, and every article is on one page of the list.",
  );
}

runScript(main());
