/**
 * `npm run lighthouse`: measures a page of every template of the built site, as a phone and as a desktop, and prints the
 * median of three runs. The last rows are for an empty page, which shows the browser's own share. `--runs=1`,
 * `--device=mobile` and `--only=/,/blog/` make it shorter. The scores depend on the machine, so it is not part of
 * `npm test`.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { launch } from "chrome-launcher";
import type { Config, Result } from "lighthouse";
import { findBrowser } from "./lib/find-browser";
import { median } from "./lib/median";
import { runScript } from "./lib/run-script";
import { serveSite } from "./lib/static-host";
import { largestPages } from "./lib/built-templates";
import { printTable } from "./lib/text-table";

const option = (name: string) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);

const runs = Number(option("runs") ?? 3);
const only = option("only")?.split(",");

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

const metrics = {
  "FCP s": "first-contentful-paint",
  "LCP s": "largest-contentful-paint",
  "TBT ms": "total-blocking-time",
  CLS: "cumulative-layout-shift",
  kB: "total-byte-weight",
} as const;

const score = (result: Result, category: string) =>
  Math.round((result.categories[category]?.score ?? 0) * 100);

const value = (result: Result, audit: string) => result.audits[audit]?.numericValue ?? Number.NaN;

function row(page: string, device: string, results: Result[]): string[] {
  const middle = (audit: string) => median(results.map((result) => value(result, audit)));
  return [
    page,
    device,
    ...categories.map((category) => String(median(results.map((each) => score(each, category))))),
    (middle(metrics["FCP s"]) / 1000).toFixed(2),
    (middle(metrics["LCP s"]) / 1000).toFixed(2),
    middle(metrics["TBT ms"]).toFixed(0),
    middle(metrics.CLS).toFixed(3),
    (middle(metrics.kB) / 1000).toFixed(0),
  ];
}

const chromeFlags = [
  "--headless=new",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
];

/** The audits that cost a page points, in Lighthouse's words. */
const losses = (result: Result): string[] =>
  categories.flatMap((category) =>
    (result.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 0.9)
      .map(({ id, weight }) => {
        const audit = result.audits[id];
        const points = Math.round(weight * (1 - (audit?.score ?? 1)) * 10) / 10;
        return `${category}: ${audit?.title} (${audit?.displayValue ?? "fails"}, weight ${points})`;
      }),
  );

/** A page with only a heading. */
const emptyPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Empty</title>
<meta name="viewport" content="width=device-width"><meta name="description" content="An empty page.">
<link rel="icon" href="data:,"></head><body><main><h1>Empty</h1></main></body></html>`;

/** The maximum number of attempts for each result, since Lighthouse sometimes ends without one. */
const attempts = 5;

/**
 * Measures a page in a new browser.
 * @throws an error if Lighthouse gets no figures in any of the attempts
 */
async function measured(address: string, config: Config | undefined): Promise<Result> {
  // Lighthouse is published as an ES module only.
  const { default: lighthouse } = await import("lighthouse");
  let failure: string | undefined;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const chrome = await launch({ chromePath: findBrowser(), chromeFlags });
    const outcome = await lighthouse(
      address,
      {
        port: chrome.port,
        output: "json",
        logLevel: "error",
        // A site on localhost is a preview and asks not to be indexed; other tests cover that.
        skipAudits: ["is-crawlable"],
        onlyCategories: [...categories],
      },
      config,
    ).finally(() => chrome.kill());
    if (outcome && !outcome.lhr.runtimeError) return outcome.lhr;
    failure = outcome?.lhr.runtimeError?.message;
  }
  throw new Error(`${address}: ${failure ?? "Lighthouse gave no result"}`);
}

async function main(): Promise<void> {
  const { desktopConfig } = await import("lighthouse");
  const { address, server } = await serveSite(0);
  const empty = createServer((_request, response) => {
    response.setHeader("Content-Type", "text/html; charset=utf-8").end(emptyPage);
  }).listen(0);
  const pages = (only ?? largestPages()).map((page) => ({
    page,
    at: `${address}${page}`,
  }));
  pages.push({ page: "(empty)", at: `http://localhost:${(empty.address() as AddressInfo).port}/` });
  const all: [name: string, config: Config | undefined][] = [
    ["mobile", undefined],
    ["desktop", desktopConfig],
  ];
  const devices = all.filter(([name]) => (option("device") ?? name) === name);
  const rows: string[][] = [];
  const lost = new Map<string, number>();
  for (const { page, at } of pages) {
    // The local host compresses a page at its first request, while a real host has it compressed already.
    await (await fetch(at, { headers: { "accept-encoding": "br" } })).arrayBuffer();
    for (const [device, config] of devices) {
      const results: Result[] = [];
      for (let run = 0; run < runs; run += 1) results.push(await measured(at, config));
      rows.push(row(page, device, results));
      console.error(rows.at(-1)?.join("  "));
      for (const loss of results[0] ? losses(results[0]) : [])
        lost.set(loss, (lost.get(loss) ?? 0) + 1);
    }
  }
  for (const each of [server, empty]) {
    each.closeAllConnections();
    each.close();
  }
  printTable([["page", "device", "perf", "a11y", "best", "seo", ...Object.keys(metrics)], ...rows]);
  console.log("\nAudits that cost points (in the first run of each page, with how many pages):");
  for (const [loss, count] of [...lost].sort((a, b) => b[1] - a[1]))
    console.log(`${count}× ${loss}`);
}

runScript(main());
